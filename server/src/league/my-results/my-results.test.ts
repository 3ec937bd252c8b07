import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { dayAfter } from '@club/shared/domain';
import { recordedActions } from '../../action-log/testing';
import { eachEngine } from '../../platform/database/testing';
import { linkMember } from '../players/league-players.repository';
import { verifyLeague } from '../projection/verify-league';
import { type PlayedLeague, SCORE_0_2, SCORE_2_0, week, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

eachEngine((open) => {
  let league: PlayedLeague;
  const { openMatches, memberOf, again, enter, respond, decide, changes } = seasonCalls(() => league);
  beforeAll(async () => {
    league = await openFirstRound(await open(), 16);
    league.club.clock.set('2026-07-10T08:00:00Z');
  });
  afterEach(async () => expect(await verifyLeague(league.db.handle)).toEqual([]));

  const dispute = async (match: LeagueMatch, side: 1 | 2) => respond(await again(match), side, 'dispute', 'Drugi set');

  test('each of the two players sees the own side and part in the match', async () => {
    const [match] = (await openMatches()) as [LeagueMatch];
    const own = async (side: 1 | 2) => (await league.as(memberOf(match, side)).get('my-results-league')).body[0];
    expect(await own(1)).toMatchObject({ id: match.id, mySide: 1, role: 'DEFENDER' });
    expect(await own(2)).toMatchObject({ id: match.id, mySide: 2, role: 'ATTACKER' });
  });

  test('a player who enters what the opponent has entered confirms it', async () => {
    const [match] = (await openMatches()) as [LeagueMatch];
    expect((await enter(match, SCORE_2_0)).body).toMatchObject({ state: 'ENTERED', version: 1 });
    const same = await enter(await again(match), SCORE_2_0, 2);
    expect(same.body).toMatchObject({ state: 'CONFIRMED', mayConfirm: false, enteredBy: { id: match.player1.id } });
    const [change] = await changes();
    expect(change.what).toMatch(/^Potvrđen rezultat /);
  });

  test('a decision of the administration is not overwritten by a player', async () => {
    const match = (await openMatches())[2] as LeagueMatch;
    await enter(match, SCORE_2_0);
    await dispute(match, 2);
    const decision = { outcome: 'WALKOVER', by: match.player2.id, reason: 'Nije došao' };
    const noGames = { set1Igrac1: 0, set1Igrac2: 0, set2Igrac1: 0, set2Igrac2: 0 };
    const decided = await decide(await again(match), { ...decision, ...noGames });
    expect(decided.body.match).toMatchObject({ outcome: 'WALKOVER', state: 'CONFIRMED' });
    for (const side of [1, 2] as const) {
      const refused = await enter(await again(match), SCORE_0_2, side);
      expect(refused.body).toMatchObject({ status: 409, code: 'RESULT_DECIDED' });
      const own = (await league.as(memberOf(match, side)).get('my-results-league')).body;
      expect(own.find(({ id }: LeagueMatch) => id === match.id)).toMatchObject({ editable: false });
    }
    expect(await again(match)).toMatchObject({ outcome: 'WALKOVER' });
  });

  test('nor is a decision that agrees with the player whose result was disputed', async () => {
    const match = (await openMatches())[4] as LeagueMatch;
    await enter(match, SCORE_2_0);
    await dispute(match, 2);
    const disputed = await again(match);
    const decided = await decide(disputed, { outcome: 'PLAYED', ...SCORE_2_0, reason: 'Oba zapisnika' });
    expect(decided.body.match).toMatchObject({ set1Igrac1: 6, state: 'CONFIRMED', version: disputed.version + 1 });
    for (const side of [1, 2] as const) {
      const refused = await enter(await again(match), SCORE_0_2, side);
      expect(refused.body).toMatchObject({ status: 409, code: 'RESULT_DECIDED' });
      const own = (await league.as(memberOf(match, side)).get('my-results-league')).body;
      expect(own.find(({ id }: LeagueMatch) => id === match.id)).toMatchObject({
        editable: false,
        enteredByAdmin: true,
        enteredAt: league.club.clock.now().toISOString(),
        disputeReason: null,
      });
    }
  });

  test('a member who does not play in the match reads neither its result nor the reason of its dispute', async () => {
    const match = (await openMatches())[6] as LeagueMatch;
    await enter(match, SCORE_2_0);
    await dispute(match, 2);
    const stranger = memberOf((await openMatches())[7] as LeagueMatch, 1);
    for (const response of ['confirm', 'dispute']) {
      const path = `league-matches/${match.id}/${response}`;
      const refused = await league.as(stranger).post(path, { version: match.version, reason: 'Zanima me' });
      expect(refused.body).toMatchObject({ status: 403, code: 'NOT_YOUR_MATCH' });
      expect(refused.body.match).toBeUndefined();
      const stale = await league.as(memberOf(match, 2)).post(path, { version: match.version, reason: 'Opet' });
      expect(stale.body).toMatchObject({ code: 'MATCH_CHANGED', match: { disputeReason: 'Drugi set' } });
    }
  });

  test('a player whose result awaits the opponent’s confirmation is told so, until two days after the round', async () => {
    const match = (await openMatches())[3] as LeagueMatch;
    const { endDate } = match as { endDate: string };
    await enter(match, SCORE_2_0);
    const seenOn = async (day: string) => {
      league.club.clock.set(`${day}T08:00:00Z`);
      const own = (await league.as(memberOf(match, 1)).get('my-results-league')).body;
      return own.find(({ id }: LeagueMatch) => id === match.id);
    };
    const open = { state: 'ENTERED', editable: false, mayConfirm: false };
    expect(await seenOn(dayAfter(endDate, 2))).toMatchObject({ ...open, awaitsOpponent: true });
    expect(await seenOn(dayAfter(endDate, 3))).toMatchObject({ ...open, awaitsOpponent: false });
    league.club.clock.set('2026-07-10T08:00:00Z');
  });

  test('an administrator enters and changes a result of others, logged', async () => {
    const match = (await openMatches())[5] as LeagueMatch;
    const enterAsAdmin = async (score: object) => {
      const { version } = (await again(match)) ?? match;
      return league.as(league.admin).put(`update-results-league/${match.id}`, { ...score, version });
    };
    const refused = await enterAsAdmin({ ...SCORE_0_2, set1Igrac1: 5 });
    expect(refused.body).toMatchObject({ status: 400, message: '1. set (5:6) nije odigran do kraja.' });
    expect((await enterAsAdmin(SCORE_2_0)).body).toMatchObject({
      ...{ state: 'CONFIRMED', enteredByAdmin: true },
      ...{ mySide: 1, role: 'DEFENDER' },
    });
    const title = `${match.player1.displayName} – ${match.player2.displayName}`;
    const [logged] = await recordedActions(league.db, { subject: `${title}, ${YEAR}.` });
    expect(logged).toMatchObject({
      action: 'Rezultat lige',
      before: { Rezultat: 'bez rezultata' },
      after: { Rezultat: '6:3 6:4' },
    });
    expect((await enterAsAdmin(SCORE_0_2)).body).toMatchObject({
      state: 'CONFIRMED',
      set1Igrac1: SCORE_0_2.set1Igrac1,
    });
    const actions = await recordedActions(league.db, { subject: `${title}, ${YEAR}.` });
    expect(actions).toContainEqual(expect.objectContaining({ before: { Rezultat: '6:3 6:4' } }));
  });

  test('an administrator who plays is a player in his own match', async () => {
    const match = (await openMatches()).find(({ outcome }) => outcome === null) as LeagueMatch;
    await league.db.transaction((tx) => linkMember(tx, match.player1.id, league.admin.id));
    const enterOwn = async () => {
      const { version } = await again(match);
      return league.as(league.admin).put(`update-results-league/${match.id}`, { ...SCORE_2_0, version });
    };
    league.club.clock.set(`${dayAfter(match.endDate ?? '', 1)}T08:00:00Z`);
    expect((await enterOwn()).body).toMatchObject({ status: 409, code: 'DEADLINE_PASSED' });
    league.club.clock.set('2026-07-10T08:00:00Z');
    await decide(match, { outcome: 'WALKOVER', by: match.player1.id });
    expect((await enterOwn()).body).toMatchObject({ status: 409, code: 'RESULT_DECIDED' });
  });

  test('after its round an administrator corrects a result by the call of corrections, with a reason', async () => {
    const open = await openMatches();
    const { id, version } = open[5] as LeagueMatch;
    const closing = { next: week(2), confirmed: open.map((match) => match.id) };
    expect((await league.asAdmin('POST', 'rounds/publish', closing)).status).toBe(200);
    const answer = await league.as(league.admin).put(`update-results-league/${id}`, { ...SCORE_2_0, version });
    expect(answer.body).toMatchObject({
      status: 409,
      code: 'CORRECTION_NEEDED',
      message: 'Ispravak se upisuje među ispravcima rezultata, s razlogom.',
    });
  });

  test('in a round that was closed before its end its players enter nothing any more', async () => {
    const [match] = (await openMatches()) as [LeagueMatch];
    const asPlayer = () => league.as(memberOf(match, 1));
    const seen = async () =>
      (await asPlayer().get('my-results-league')).body.find(({ id }: LeagueMatch) => id === match.id);
    const opponentsUntil = async () =>
      (await asPlayer().get('my-opponents')).body.map(({ endDate }: LeagueMatch) => endDate);
    expect(await seen()).toMatchObject({ outcome: null, editable: true });
    expect(await opponentsUntil()).toEqual([week(2).endDate]);
    expect((await league.asAdmin('POST', 'rounds/publish', { next: week(3) })).status).toBe(200);
    expect(await seen()).toMatchObject({ outcome: 'UNPLAYED', editable: false });
    expect(await opponentsUntil()).not.toContain(week(2).endDate);
    expect((await enter(await seen(), SCORE_2_0)).body).toMatchObject({ status: 409, code: 'DEADLINE_PASSED' });
  });
});
