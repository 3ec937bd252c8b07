import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../../platform/database/testing';
import { openPlayedLeague, type PlayedLeague, week, YEAR } from '../playing-testing';

const NOBODY = 9_999;

eachEngine((open) => {
  let league: PlayedLeague;
  beforeAll(async () => {
    league = await openPlayedLeague(await open(), 8);
    const version = await league.version();
    await league.call(league.admin, 'POST', `admin/pyramid-initial/${YEAR}/preset`, { version });
    expect((await league.asAdmin('POST', 'rounds', week(1))).status).toBe(200);
  });
  afterAll(() => league.club.close());

  test.each<['POST' | 'PUT', string, object]>([
    ['POST', 'rounds/preview', { next: { ...week(2), joined: [NOBODY] } }],
    ['POST', 'rounds/publish', { next: { ...week(2), joined: [NOBODY] } }],
    ['POST', 'rounds/preview', { next: { ...week(2), withdrawn: [NOBODY] } }],
    ['POST', 'rounds/publish', { next: { ...week(2), order: [NOBODY, null] } }],
    ['PUT', 'rounds/1/absences', { playerId: NOBODY, substituteId: null }],
    ['POST', 'withdrawals', { playerId: NOBODY, reason: 'Zabuna' }],
  ])('404 for a player whom the league does not have: %s %s %j', async (method, path, body) => {
    expect((await league.asAdmin(method, path, body)).body).toMatchObject({ status: 404, code: 'PLAYER_UNKNOWN' });
  });

  test('404 for a substitute whom the league does not have', async () => {
    const absence = { playerId: league.players[0], substituteId: NOBODY };
    expect((await league.asAdmin('PUT', 'rounds/1/absences', absence)).body.code).toBe('PLAYER_UNKNOWN');
  });

  test('a retirement without a game is a walkover in the preview, the result and the list of changes', async () => {
    const [match] = (await league.control()).openMatches as [LeagueMatch];
    const path = `admin/league/seasons/${YEAR}/matches/${match.id}`;
    const retired = { outcome: 'RETIRED', by: match.player2.id, version: match.version };
    const preview = await league.call(league.admin, 'POST', `${path}/preview`, retired);
    expect(preview.body.match).toMatchObject({ outcome: 'WALKOVER', winner: match.player1 });
    const entered = await league.call(league.admin, 'PUT', path, retired);
    expect(entered.body.match).toMatchObject({ outcome: 'WALKOVER', winner: match.player1 });
    const [change] = (await league.call(league.admin, 'GET', `admin/league/seasons/${YEAR}/changes`)).body;
    expect(change.what).toMatch(/: predaja prije meča$/);
  });
});
