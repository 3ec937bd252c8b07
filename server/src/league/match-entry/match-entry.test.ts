import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../../platform/database/testing';
import { type PlayedLeague, SCORE_2_0, week, YEAR } from '../testing-playing';
import { openFirstRound } from '../testing-season';

eachEngine((open) => {
  let league: PlayedLeague;
  beforeAll(async () => {
    league = await openFirstRound(await open(), 8);
  });

  test('a retirement without a game is a walkover in the preview, the result and the list of changes', async () => {
    const [match] = (await league.control()).openMatches as [LeagueMatch];
    const path = `admin/league/seasons/${YEAR}/matches/${match.id}`;
    const retired = { outcome: 'RETIRED', by: match.player2.id, version: match.version };
    const preview = await league.as(league.admin).post(`${path}/preview`, retired);
    expect(preview.body.match).toMatchObject({ outcome: 'WALKOVER', winner: match.player1 });
    const entered = await league.as(league.admin).put(path, retired);
    expect(entered.body.match).toMatchObject({ outcome: 'WALKOVER', winner: match.player1 });
    const [change] = (await league.as(league.admin).get(`admin/league/seasons/${YEAR}/changes`)).body;
    expect(change.what).toMatch(/: predaja prije meča$/);
    // The state of the round forbids it, not the input: the page shows the result that has come meanwhile.
    const absence = { playerId: match.player1.id, substituteId: null };
    const refused = await league.asAdmin('PUT', 'rounds/1/absences', absence);
    expect([refused.status, refused.body.code]).toEqual([409, 'MATCH_HAS_RESULT']);
  });

  test('a player without new balls loses 6:0 6:0, which the list of changes distinguishes from another forfeit', async () => {
    const [, match] = (await league.control()).openMatches as [unknown, LeagueMatch];
    const path = `admin/league/seasons/${YEAR}/matches/${match.id}`;
    const lost = { outcome: 'WALKOVER', by: match.player2.id, set1Igrac1: 6, set2Igrac1: 6, version: match.version };
    const entered = await league.as(league.admin).put(path, lost);
    expect(entered.body.match).toMatchObject({ outcome: 'WALKOVER', winner: match.player1, points1: 4, points2: 0 });
    const [change] = (await league.as(league.admin).get(`admin/league/seasons/${YEAR}/changes`)).body;
    expect(change.what).toMatch(/: bez novih lopti \(6:0 6:0\)$/);
  });

  test('in a closed round also the first result of a match needs a reason', async () => {
    const [, , match] = (await league.control()).openMatches as [unknown, unknown, LeagueMatch];
    expect((await league.asAdmin('POST', 'rounds/publish', { next: week(2) })).status).toBe(200);
    const enter = (more: object) =>
      league.as(league.admin).put(`admin/league/seasons/${YEAR}/matches/${match.id}`, {
        ...{ outcome: 'PLAYED', ...SCORE_2_0, version: match.version },
        ...more,
      });
    expect((await enter({})).body).toMatchObject({ status: 400, fields: { reason: 'Unesite razlog ispravka.' } });
    expect((await enter({ reason: 'Zaboravljen zapisnik' })).status).toBe(200);
  });
});
