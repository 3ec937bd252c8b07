import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../platform/database/testing';
import { verifyLeague } from './projection/verify-league';
import { type PlayedLeague, SCORE_0_2, SCORE_2_0, week, YEAR } from './testing-playing';
import { numberOf, openFirstRound, seasonCalls } from './testing-season';

const ofPlayer = ({ player }: { player: { id: number } }): number => player.id;

eachEngine((open) => {
  let league: PlayedLeague;
  const { openMatches, enter, respond, decide, takeBack } = seasonCalls(() => league);
  const draw = { firstPhaseFrom: '2026-08-01' };
  const drawn = async (): Promise<number[]> =>
    (await league.asAdmin('POST', 'draw/preview', draw)).body.seeders.map(ofPlayer);

  beforeAll(async () => {
    league = await openFirstRound(await open(), 12, 2);
    const [decided, second] = (await openMatches()) as [LeagueMatch, LeagueMatch];
    await decide(decided, { outcome: 'PLAYED', ...SCORE_0_2 });
    await league.asAdmin('PUT', 'rounds/1/absences', { playerId: second.player1.id, substituteId: null });
    await league.asAdmin('POST', 'rounds/publish', { next: week(2) });
    const [forfeited] = (await openMatches()) as [LeagueMatch];
    await league.asAdmin('POST', 'withdrawals', { playerId: forfeited.player2.id, reason: 'Ozljeda' });
    await league.asAdmin('POST', 'rounds/publish', { next: null });
  });
  afterEach(async () => expect(await verifyLeague(league.db.handle)).toEqual([]));

  test('a player who withdraws after the last round is left out of the draw, and may return until then', async () => {
    const [gone = 0] = (await league.control()).leaving.map(numberOf);
    const [first = 0] = await drawn();
    const leaving = { playerId: first, reason: 'Put' };
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).status).toBe(200);
    expect(await drawn()).not.toContain(first);
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).body).toMatchObject({ code: 'PLAYER_WITHDRAWN' });
    expect((await league.control()).mayReturn.map(numberOf)).toEqual(expect.arrayContaining([gone, first]));
    expect((await takeBack(first)).status).toBe(200);
    expect(await drawn()).toContain(first);
    expect(await drawn()).not.toContain(gone);
  });

  test('the knockout is drawn, after which nobody withdraws or returns, played and finished', async () => {
    const [gone = 0] = (await league.control()).leaving.map(numberOf);
    const preview = await league.asAdmin('POST', 'draw/preview', draw);
    expect(preview.body.draw).toMatchObject({
      places: preview.body.seeders.length,
      byes: 16 - preview.body.seeders.length,
    });
    expect((await league.asAdmin('POST', 'finish')).body.code).toBe('FINAL_NOT_PLAYED');
    expect((await league.asAdmin('POST', 'draw', draw)).status).toBe(200);
    const [first] = preview.body.seeders.map(ofPlayer);
    const late = await league.asAdmin('POST', 'withdrawals', { playerId: first, reason: 'Put' });
    expect(late.body).toMatchObject({ status: 409, code: 'DRAW_PUBLISHED' });
    expect((await league.control()).mayReturn.map(numberOf)).not.toContain(gone);
    expect((await takeBack(gone)).body).toMatchObject({ code: 'PLAYER_WITHDRAWN' });
    league.club.clock.set('2026-08-01T08:00:00Z');
    for (let stage = 0; stage < 5; stage += 1) {
      for (const open of (await openMatches()).filter(({ outcome }) => outcome === null)) {
        expect((await enter(open, SCORE_2_0)).status).toBe(200);
      }
    }
    expect((await league.asAdmin('POST', 'consolation', { firstPhaseFrom: '2026-08-20' })).status).toBe(200);
    const decided = (await openMatches()).find(({ round }) => round === 'POLUFINALE') as LeagueMatch;
    expect((await decide(decided, { outcome: 'PLAYED', ...SCORE_0_2, reason: 'x' })).body.code).toBe(
      'DEPENDENT_MATCH_PLAYED',
    );
    const final = (await openMatches()).find(({ round }) => round === 'FINALE') as LeagueMatch;
    const reason = 'Treći set';
    expect((await respond(final, 2, 'dispute', reason)).status).toBe(200);
    expect((await league.asAdmin('POST', 'finish')).body).toMatchObject({ status: 409, code: 'RESULTS_DISPUTED' });
    const { disputed } = await league.control();
    expect(disputed).toMatchObject([{ match: { id: final.id }, reason }]);
    const settled = { outcome: 'PLAYED', ...SCORE_2_0, reason: 'Potvrđeno' };
    expect((await decide({ ...final, version: final.version + 1 }, settled)).status).toBe(200);
    expect((await league.asAdmin('POST', 'finish')).status).toBe(200);
    expect((await league.control()).mayReturn).toEqual([]);
    expect((await decide(decided, { outcome: 'PLAYED', ...SCORE_2_0, reason: 'x' })).body.code).toBe('SEASON_FINISHED');
    const [champion] = (await league.as().get('summer-league/winners')).body;
    expect(champion).toMatchObject({ titles: 1, championshipYears: [YEAR], tournament: 'MAIN' });
    expect((await league.as().get('active-league')).body).toMatchObject({
      phase: 'FINISHED',
      pyramidInitial: [],
    });
  });

  test.each([
    ['PUT', 'draw/dates', { tournament: 'MAIN', phase: 'FINALE', startDate: '2026-08-25', endDate: '2026-08-28' }],
    ['PUT', 'rounds/1/absences', { substituteId: null }],
    ['POST', 'withdrawals', { reason: 'Ozljeda' }],
  ] as const)('a finished season does not change any more: %s %s', async (method, path, body) => {
    const before = await league.control();
    const playerId = before.absences[0].player.id;
    const answer = await league.asAdmin(method, path, { playerId, ...body });
    expect(answer.body).toMatchObject({ status: 409, code: 'SEASON_FINISHED' });
    expect(await league.control()).toEqual(before);
  });

  test('an open match of a finished season has no opponent to play against', async () => {
    const open = (await openMatches()).filter(({ outcome }) => outcome === null);
    expect(open).not.toEqual([]);
    for (const { player1 } of open) {
      expect((await league.as(league.memberOf(player1.id)).get('my-opponents')).body).toEqual([]);
    }
  });

  test('own matches and place; a member without a player has none', async () => {
    const nobody = await league.club.addMember();
    expect((await league.as(nobody).get('my-league')).body).toMatchObject({ player: null, isInLeague: false });
    expect((await league.as(nobody).get('my-results-league')).body).toEqual([]);
    const final = (await openMatches()).find(({ round }) => round === 'FINALE') as LeagueMatch;
    const ana = league.memberOf(final.player1.id);
    const own = (await league.as(ana).get('my-results-league')).body;
    expect(own.length).toBeGreaterThan(2);
    expect(own.every((match: { editable: boolean }) => !match.editable)).toBe(true);
    // Silence confirms at the end of the season: nobody waits for an opponent any more.
    const states: (string | null)[] = own.map(({ state }: { state: string | null }) => state);
    expect(new Set(states.filter(Boolean))).toEqual(new Set(['CONFIRMED']));
    const summary = (await league.as(ana).get('my-league')).body;
    expect(summary).toMatchObject({ isInLeague: true, year: YEAR, player: { id: final.player1.id } });
  });
});
