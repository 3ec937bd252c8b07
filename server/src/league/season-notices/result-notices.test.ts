import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { recordedActions } from '../../action-log/testing';
import { eachEngine } from '../../platform/database/testing';
import { insertPlayers } from '../players/league-players.repository';
import { noticesOf } from '../testing-notices';
import { type PlayedLeague, SCORE_0_2, SCORE_2_0, week, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

const NO_GAMES = { set1Igrac1: 0, set1Igrac2: 0, set2Igrac1: 0, set2Igrac2: 0 };
const REASON = 'Drugi set je bio 6:2';

eachEngine((open) => {
  let league: PlayedLeague;
  const newNotices = noticesOf(() => league.db);
  const { openMatches, again, memberOf, respond, decide, changes } = seasonCalls(() => league);
  beforeAll(async () => {
    league = await openFirstRound(await open(), 8);
    league.club.clock.set('2026-07-10T08:00:00Z');
  });
  beforeEach(newNotices);

  const matchAt = async (index: number) => (await openMatches())[index] as LeagueMatch;
  const enterAs = async (member: PlayedLeague['admin'], match: LeagueMatch, score: object) => {
    const { version } = await again(match);
    return league.as(member).put(`update-results-league/${match.id}`, { ...score, version });
  };
  const decideNow = async (match: LeagueMatch, body: object) => decide(await again(match), body);
  const entered = (match: LeagueMatch, side: 1 | 2) => ({
    memberId: memberOf(match, side).id,
    kind: 'RESULT_ENTERED',
    body: expect.stringContaining(': 6:3 6:4. Potvrdite ga'),
  });

  test('when there is no result to delete, the administrator is refused and nobody is notified; a first result then notifies the opponent', async () => {
    const match = await matchAt(0);
    const before = await league.version();
    expect((await decideNow(match, { outcome: null })).body).toMatchObject({
      status: 409,
      code: 'NO_RESULT_TO_DELETE',
      message: 'Meč nema upisanog rezultata.',
    });
    expect(await league.version()).toBe(before);
    expect(await newNotices()).toEqual([]);
    expect((await enterAs(memberOf(match, 1), match, SCORE_2_0)).status).toBe(200);
    expect(await newNotices()).toMatchObject([entered(match, 2)]);
  });

  test('a player’s form without a game on a match without a result changes nothing', async () => {
    const match = await matchAt(1);
    const before = await league.version();
    expect((await enterAs(memberOf(match, 1), match, NO_GAMES)).body).toMatchObject({ outcome: null, version: 0 });
    expect(await league.version()).toBe(before);
    expect(await newNotices()).toEqual([]);
    expect((await enterAs(memberOf(match, 1), match, SCORE_2_0)).status).toBe(200);
    expect(await newNotices()).toMatchObject([entered(match, 2)]);
  });

  test('the same result by the regular and the substitute of one side is one entry, and its correction another', async () => {
    const match = await matchAt(2);
    const substitute = await league.club.addMember({ firstName: 'Zamjena', lastName: 'Jedna' });
    const [substituteId] = await league.db.transaction((tx) =>
      insertPlayers(tx, [
        { memberId: substitute.id, firstName: 'Zamjena', lastName: 'Jedna', createdAt: league.club.clock.now() },
      ]),
    );
    const absence = { playerId: match.player1.id, substituteId };
    expect((await league.asAdmin('PUT', 'rounds/1/absences', absence)).status).toBe(200);
    await newNotices();
    await enterAs(substitute, match, SCORE_2_0);
    expect(await newNotices()).toMatchObject([entered(match, 2)]);
    expect((await enterAs(memberOf(match, 1), match, SCORE_2_0)).body).toMatchObject({ version: 1 });
    expect(await newNotices()).toEqual([]);
    await enterAs(substitute, match, { ...SCORE_2_0, set2Igrac2: 0 });
    expect(await newNotices()).toMatchObject([{ memberId: memberOf(match, 2).id, kind: 'RESULT_ENTERED' }]);
  });

  test('a confirmed result that its opponent enters once more changes nothing', async () => {
    const match = await matchAt(3);
    await enterAs(memberOf(match, 1), match, SCORE_2_0);
    await enterAs(memberOf(match, 2), match, SCORE_2_0);
    const before = await league.version();
    await newNotices();
    expect((await enterAs(memberOf(match, 2), match, SCORE_2_0)).body).toMatchObject({
      state: 'CONFIRMED',
      version: 2,
    });
    expect(await league.version()).toBe(before);
    expect(await newNotices()).toEqual([]);
  });

  test('an administrator who enters what a player has entered confirms it, also while it is disputed', async () => {
    const match = await matchAt(1);
    const current = await again(match);
    await respond(current, 2, 'dispute', REASON);
    const players = [memberOf(match, 1).id, memberOf(match, 2).id].toSorted((left, right) => left - right);
    const toBoth = (notice: object) => players.map((memberId) => expect.objectContaining({ memberId, ...notice }));
    await newNotices();
    expect((await enterAs(league.admin, match, SCORE_2_0)).body).toMatchObject({
      state: 'CONFIRMED',
      enteredByAdmin: true,
      disputeReason: null,
      version: current.version + 2,
    });
    expect(await newNotices()).toEqual(toBoth({ kind: 'RESULT_CONFIRMED' }));
    const confirmed = await league.version();
    await enterAs(league.admin, match, SCORE_2_0);
    expect([await league.version(), await newNotices()]).toEqual([confirmed, []]);
    await enterAs(league.admin, match, SCORE_0_2);
    expect(await newNotices()).toEqual(toBoth({ kind: 'RESULT_ENTERED' }));
  });

  test('a result that is taken back is not announced as one to be confirmed', async () => {
    const match = await matchAt(0);
    expect((await enterAs(memberOf(match, 1), match, NO_GAMES)).body).toMatchObject({ outcome: null });
    const title = 'Ljetna liga: rezultat vašeg meča je poništen';
    const players = `${match.player1.displayName} – ${match.player2.displayName}`;
    expect(await newNotices()).toEqual([
      {
        memberId: memberOf(match, 2).id,
        kind: 'RESULT_ENTERED',
        title,
        body: `${players}: upisani rezultat je poništen.`,
      },
    ]);
    await enterAs(memberOf(match, 1), match, SCORE_2_0);
    await newNotices();
    expect((await decideNow(match, { outcome: null, reason: 'Krivi meč' })).status).toBe(200);
    const notices = await newNotices();
    expect(notices.map(({ memberId }) => memberId).sort()).toEqual(
      [memberOf(match, 1).id, memberOf(match, 2).id].sort(),
    );
    const body = `${players}: upisani rezultat poništio je administrator.`;
    for (const notice of notices) expect(notice).toMatchObject({ title, body });
  });

  test('the player who disputed a result is told that it was entered anew, or taken back', async () => {
    const match = await matchAt(0);
    const enterOwn = (score: object) => enterAs(memberOf(match, 1), match, score);
    await enterOwn(SCORE_2_0);
    await respond(await again(match), 2, 'dispute', REASON);
    await newNotices();
    const players = `${match.player1.displayName} – ${match.player2.displayName}`;
    const toOpponent = { memberId: memberOf(match, 2).id, kind: 'RESULT_ENTERED' };
    const anew = (result: string) => ({
      ...toOpponent,
      title: 'Ljetna liga: osporeni rezultat upisan je ponovno',
      body: `${players}: ${result}. Ako je sada točan, potvrdite ga na stranici „Unos rezultata”; inače ostaje osporen.`,
    });
    await enterOwn({ ...SCORE_2_0, set2Igrac2: 3 });
    expect(await newNotices()).toEqual([anew('6:3 6:3')]);
    await enterOwn(NO_GAMES);
    expect(await newNotices()).toMatchObject([{ ...toOpponent, body: `${players}: osporeni rezultat je poništen.` }]);
    await enterOwn(SCORE_2_0);
    expect(await newNotices()).toEqual([anew('6:3 6:4')]);
    // Settled for the tests that follow.
    await enterAs(memberOf(match, 2), match, SCORE_0_2);
  });

  test('a notice names who forfeited, so that the correction of a wrong name is another notice, change and entry of the log', async () => {
    const match = await matchAt(0);
    const [one, other] = [match.player1, match.player2];
    const players = `${one.displayName} – ${other.displayName}`;
    const forfeited = ({ displayName }: LeagueMatch['player1']) => `predaja prije meča (${displayName})`;
    const bodies = async () => (await newNotices()).map(({ body }) => body);
    await decideNow(match, { outcome: null, reason: 'Iznova' });
    await newNotices();
    await enterAs(memberOf(match, 1), match, { ...NO_GAMES, retired: other });
    const toConfirm = 'Potvrdite ga ili osporite na stranici „Unos rezultata”.';
    expect(await bodies()).toEqual([`${players}: ${forfeited(other)}. ${toConfirm}`]);
    await decideNow(match, { outcome: 'WALKOVER', by: one.id, reason: 'Krivi igrač' });
    const corrected = `${players}: ${forfeited(one)}. Rezultat je upisao administrator.`;
    expect(await bodies()).toEqual([corrected, corrected]);
    const [change] = await changes();
    expect(change.what).toBe(`Rezultat ${players}: ${forfeited(one)}`);
    const [logged] = await recordedActions(league.db, { subject: `${players}, ${YEAR}.` });
    expect(logged).toMatchObject({
      before: { Rezultat: forfeited(other) },
      after: { Rezultat: forfeited(one), Razlog: 'Krivi igrač' },
    });
    await decideNow(match, { outcome: null, reason: 'Iznova' });
  });

  test('a disputed result that the closing of its round accepts is confirmed to both, and logged', async () => {
    const match = await matchAt(0);
    await enterAs(memberOf(match, 1), match, SCORE_2_0);
    await respond(await again(match), 2, 'dispute', REASON);
    await newNotices();
    const publication = { next: week(2), confirmed: [match.id] };
    expect((await league.asAdmin('POST', 'rounds/publish', publication)).status).toBe(200);
    const players = `${match.player1.displayName} – ${match.player2.displayName}`;
    const notices = (await newNotices()).filter(({ kind }) => kind.startsWith('RESULT_'));
    expect(notices.map(({ memberId }) => memberId).sort()).toEqual(
      [memberOf(match, 1).id, memberOf(match, 2).id].sort(),
    );
    for (const notice of notices) {
      expect(notice).toMatchObject({ kind: 'RESULT_CONFIRMED', body: `${players}: 6:3 6:4.` });
    }
    const [logged] = await recordedActions(league.db, { subject: `Ljetna liga ${YEAR}.` });
    expect(logged?.after).toMatchObject({ 'Prihvaćeno osporeno': players });
  });
});
