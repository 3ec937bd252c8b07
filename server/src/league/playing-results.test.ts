import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../platform/database/testing';
import { verifyLeague } from './projection/verify-league';
import { type PlayedLeague, SCORE_0_2, SCORE_2_0, week, YEAR } from './testing-playing';
import { openFirstRound, seasonCalls } from './testing-season';

eachEngine((open) => {
  let league: PlayedLeague;
  const { openMatches, again, enter, respond, decide } = seasonCalls(() => league);

  beforeAll(async () => {
    league = await openFirstRound(await open(), 12, 3);
  });
  afterEach(async () => expect(await verifyLeague(league.db.handle)).toEqual([]));

  test('a result: only by its players, only in time, only a possible one, and never over a newer one', async () => {
    const [match] = (await openMatches()) as [LeagueMatch];
    const stranger = league.members.find(({ id }) => {
      return id !== league.memberOf(match.player1.id).id && id !== league.memberOf(match.player2.id).id;
    });
    const url = `update-results-league/${match.id}`;
    expect((await league.as(stranger).put(url, { ...SCORE_2_0, version: 0 })).body.code).toBe('NOT_YOUR_MATCH');
    expect((await enter(match, { ...SCORE_2_0, set2Igrac1: 9 })).body).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    });
    expect((await enter(match, { set1Igrac1: 6, set1Igrac2: 5, set2Igrac1: 6, set2Igrac2: 0 })).status).toBe(400);
    const unfinished = { set1Igrac1: 5, set1Igrac2: 6, set2Igrac1: 0, set2Igrac2: 6 };
    const refused = await Promise.all([1, 2].map((side) => enter(match, unfinished, side as 1 | 2)));
    // Each reads the games as their own form shows them.
    expect(refused.map(({ body }) => body.message)).toEqual([
      '1. set (5:6) nije odigran do kraja.',
      '1. set (6:5) nije odigran do kraja.',
    ]);
    expect(Object.keys(refused[0]?.body.fields)).toEqual(['set1Igrac1', 'set1Igrac2']);
    expect((await enter({ ...match, id: '2026-1-0-0' }, SCORE_2_0)).body.code).toBe('MATCH_UNKNOWN');
    expect((await enter(match, { retired: { id: 9_999 } })).body.fields).toEqual({ retired: expect.any(String) });
    league.club.clock.set('2026-07-13T08:00:00Z');
    expect((await enter(match, SCORE_2_0)).body.code).toBe('DEADLINE_PASSED');
    league.club.clock.set('2026-07-12T21:59:00Z');

    const entered = await enter(match, SCORE_2_0);
    expect(entered.body).toMatchObject({ outcome: 'PLAYED', state: 'ENTERED', version: 1, mySide: 1, editable: true });
    expect((await enter(match, SCORE_2_0)).body).toMatchObject({ version: 1 });
    const stale = await enter(match, SCORE_0_2, 2);
    expect(stale.body).toMatchObject({ code: 'MATCH_CHANGED', match: { version: 1, set1Igrac1: 6, mayConfirm: true } });
    league.club.clock.set('2026-07-10T08:00:00Z');
  });

  test('the opponent confirms or disputes; closing requires a decision on each disputed one', async () => {
    const [match] = (await openMatches()) as [LeagueMatch];
    const reason = 'Drugi set je bio 6:2';
    expect((await respond(match, 1, 'confirm')).body.code).toBe('NOT_AWAITED');
    expect((await respond(match, 2, 'dispute')).status).toBe(400);
    const disputed = await respond(match, 2, 'dispute', reason);
    expect(disputed.body).toMatchObject({ state: 'DISPUTED', disputeReason: reason, version: 2 });

    const next = { next: week(2) };
    const refused = await league.asAdmin('POST', 'rounds/publish', next);
    // A problem has the members that its contract names; which results are disputed is in the page's own read.
    expect(refused.body).toMatchObject({ status: 409, code: 'RESULTS_DISPUTED' });
    expect(refused.body).not.toHaveProperty('disputed');
    const now = await again(match);
    expect((await decide(now, { outcome: 'PLAYED', ...SCORE_0_2 })).body.fields).toEqual({
      reason: expect.any(String),
    });
    const impossible = { outcome: 'PLAYED', ...SCORE_0_2, set2Igrac1: 4, set2Igrac2: 7, reason: 'Krivo' };
    // The form of the administrator shows the attacker's games first.
    const message = 'Set 7:4 nije moguć: set završava 6:0 do 6:4, 7:5 ili 7:6 u tie-breaku.';
    expect((await decide(now, impossible)).body.fields).toEqual({ set2Igrac1: message, set2Igrac2: message });
    const correction = { outcome: 'PLAYED', ...SCORE_0_2, reason: 'Oba igrača potvrđuju', version: now.version };
    const path = `admin/league/seasons/${YEAR}/matches/${now.id}/preview`;
    expect((await league.as(league.admin).post(path, correction)).body).toMatchObject({
      isClosedRound: false,
      places: [{ player: { id: now.player2.id } }, { player: { id: now.player1.id } }],
      matches: [],
    });
    const corrected = await decide(now, { outcome: 'PLAYED', ...SCORE_0_2, reason: 'Oba igrača potvrđuju' });
    expect(corrected.body).toMatchObject({ match: { state: 'CONFIRMED', movement: 'SWAP', version: 3 } });
    // So does the message about a newer result.
    expect((await decide(now, { outcome: null, reason: 'x' })).body).toMatchObject({
      code: 'MATCH_CHANGED',
      message: expect.stringContaining('sada: 6:3 6:4.'),
    });
    const retired = { outcome: 'RETIRED', by: now.player2.id, set1Igrac1: 3, set1Igrac2: 1, reason: 'Ozljeda' };
    const current = await again(match);
    expect((await decide(current, retired)).status).toBe(200);
    const reset = await decide(current, { outcome: null, reason: 'x' });
    expect(reset.body.message).toMatch(/sada: 1:3 ret\. \(Broj05 I\.\)\. Vaš unos/);
  });
});
