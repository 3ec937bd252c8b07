import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../../platform/database/testing';
import { verifyLeague } from '../projection/verify-league';
import { type PlayedLeague, SCORE_0_2, SCORE_2_0, week } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

const NO_GAMES = { set1Igrac1: 0, set1Igrac2: 0, set2Igrac1: 0, set2Igrac2: 0 };
const OTHER_2_0 = { ...SCORE_2_0, set2Igrac2: 3 };
const REASON = 'Drugi set';

eachEngine((open) => {
  let league: PlayedLeague;
  const { openMatches, memberOf, enter, respond, changes } = seasonCalls(() => league);
  let next = 0;
  /** Of the test: entered by its first player, disputed by the second. */
  let match: LeagueMatch;
  beforeAll(async () => {
    league = await openFirstRound(await open(), 16);
    league.club.clock.set('2026-07-10T08:00:00Z');
  });
  beforeEach(async () => {
    match = (await openMatches())[next++] as LeagueMatch;
    await enterBy(1, SCORE_2_0);
    expect((await dispute()).body).toMatchObject({ state: 'DISPUTED', disputeReason: REASON });
  });
  // Settled for the tests that follow.
  afterEach(async () => {
    await enterBy(2, SCORE_0_2);
    expect(await verifyLeague(league.db.handle)).toEqual([]);
  });

  /** The match as its player sees it. */
  const seenBy = async (side: 1 | 2) =>
    (await league.as(memberOf(match, side)).get('my-results-league')).body.find(
      ({ id }: LeagueMatch) => id === match.id,
    );
  const enterBy = async (side: 1 | 2, score: object) => enter(await seenBy(side), score, side);
  const dispute = async () => respond(await seenBy(2), 2, 'dispute', REASON);
  const confirm = async () => respond(await seenBy(2), 2, 'confirm');
  const disputed = async () => (await league.control()).disputed;

  test('is not confirmed by entering the same: only the confirmation ends a player’s own dispute', async () => {
    const before = await league.version();
    expect((await enterBy(2, SCORE_2_0)).body).toMatchObject({
      status: 409,
      code: 'RESULT_DISPUTED_BY_YOU',
      message: 'Taj ste rezultat osporili. Ako se ipak slažete, odaberite „Ipak potvrdi”.',
    });
    expect(await league.version()).toBe(before);
    expect(await seenBy(2)).toMatchObject({ state: 'DISPUTED', disputeReason: REASON });
    expect((await confirm()).body).toMatchObject({ state: 'CONFIRMED', disputeReason: null });
  });

  test('stays disputed when its player changes it: the new result counts, and the other side may confirm it', async () => {
    expect((await enterBy(1, OTHER_2_0)).body).toMatchObject({
      ...{ state: 'DISPUTED', disputeReason: REASON, set2Igrac2: 3, awaitsOpponent: true },
      enteredBy: { id: match.player1.id },
    });
    expect(await disputed()).toMatchObject([{ match: { id: match.id, set2Igrac2: 3 }, reason: REASON }]);
    const published = await league.asAdmin('POST', 'rounds/publish', { next: week(2) });
    expect(published.body).toMatchObject({ status: 409, code: 'RESULTS_DISPUTED' });
    const [change] = await changes();
    expect(change.what).toMatch(/^Osporeni rezultat .*: 6:3 6:3$/);

    expect(await seenBy(2)).toMatchObject({ state: 'DISPUTED', mayConfirm: true, disputeReason: REASON });
    expect((await confirm()).body).toMatchObject({
      ...{ state: 'CONFIRMED', disputeReason: null, set2Igrac2: 3 },
    });
  });

  test('stays disputed after a change that was sent again', async () => {
    const seen = await seenBy(1);
    await enter(seen, OTHER_2_0);
    expect((await enter(seen, OTHER_2_0)).body).toMatchObject({
      ...{ state: 'DISPUTED', disputeReason: REASON, version: seen.version + 1 },
    });
  });

  test('is settled by the result of the player who disputed it, which the other side may answer', async () => {
    expect((await enterBy(2, SCORE_0_2)).body).toMatchObject({
      ...{ state: 'ENTERED', disputeReason: null, awaitsOpponent: true },
    });
    expect(await seenBy(1)).toMatchObject({ state: 'ENTERED', mayConfirm: true });
    expect(await disputed()).toEqual([]);
  });

  test('that its player takes back is gone, and disputed again as soon as the same side enters another', async () => {
    const taken = await enterBy(1, NO_GAMES);
    expect(taken.body).toMatchObject({ outcome: null, state: null, disputeReason: null });
    expect(await disputed()).toEqual([]);
    expect((await enterBy(1, OTHER_2_0)).body).toMatchObject({ state: 'DISPUTED', disputeReason: REASON });
    expect(await disputed()).toMatchObject([{ match: { id: match.id }, reason: REASON }]);
  });

  test('that its player takes back is forgotten once the other side enters the result', async () => {
    await enterBy(1, NO_GAMES);
    expect((await enterBy(2, SCORE_0_2)).body).toMatchObject({ state: 'ENTERED', disputeReason: null });
    await enterBy(2, NO_GAMES);
    expect((await enterBy(1, SCORE_2_0)).body).toMatchObject({ state: 'ENTERED', disputeReason: null });
  });

  test('is forgotten when the player who disputed it takes it back', async () => {
    await enterBy(2, NO_GAMES);
    expect((await enterBy(1, SCORE_2_0)).body).toMatchObject({ state: 'ENTERED', disputeReason: null });
  });

  test('is again what it was when the closing that accepted it is undone, also after it was changed', async () => {
    await enterBy(1, OTHER_2_0);
    expect((await league.asAdmin('POST', 'rounds/publish', { next: week(2), confirmed: [match.id] })).status).toBe(200);
    expect((await league.asAdmin('POST', 'undo')).status).toBe(200);
    expect(await seenBy(1)).toMatchObject({ state: 'DISPUTED', disputeReason: REASON, set2Igrac2: 3 });
  });
});
