import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { recordedActions } from '../../action-log/testing';
import { eachEngine } from '../../platform/database/testing';
import { noticesOf } from '../testing-notices';
import { type PlayedLeague, SCORE_0_2, SCORE_2_0, week, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

const REASON = 'Drugi set je bio 6:2';

eachEngine((open) => {
  let league: PlayedLeague;
  const newNotices = noticesOf(() => league.db);
  const { openMatches, enter, respond, decide } = seasonCalls(() => league);
  beforeAll(async () => {
    league = await openFirstRound(await open(), 8, 2);
    league.club.clock.set('2026-07-10T08:00:00Z');
  });

  const matchAt = async (index: number) => (await openMatches())[index] as LeagueMatch;
  const publish = (body: object) => league.asAdmin('POST', 'rounds/publish', body);
  const undo = async () => expect((await league.asAdmin('POST', 'undo')).status).toBe(200);
  /** The results as their players see them; each change of a state is a new version. */
  const seenByPlayers = async () => {
    const pages = league.members.map(async (member) => (await league.as(member).get('my-results-league')).body);
    return (await Promise.all(pages)).map((matches: LeagueMatch[]) => {
      return matches.filter(({ id }) => id.startsWith(`${YEAR}-1-`)).map(({ version: _, ...match }) => match);
    });
  };

  test('results that nobody has confirmed, or that are disputed, are so again when the closing is undone', async () => {
    for (const index of [0, 1, 2]) expect((await enter(await matchAt(index), SCORE_2_0)).status).toBe(200);
    expect((await respond(await matchAt(1), 2, 'dispute', REASON)).status).toBe(200);
    expect((await respond(await matchAt(2), 2, 'confirm')).status).toBe(200);
    expect((await decide(await matchAt(3), { outcome: 'DOUBLE_WALKOVER' })).status).toBe(200);
    const [awaiting, disputed] = [await matchAt(0), await matchAt(1)];
    const before = await seenByPlayers();
    const closing = { next: week(2), confirmed: [disputed.id] };

    for (const _ of ['once', 'and once more']) {
      expect((await publish(closing)).status).toBe(200);
      expect(await seenByPlayers()).not.toEqual(before);
      await newNotices();
      await undo();
      expect(await seenByPlayers()).toEqual(before);
    }
    const notices = (await newNotices()).filter(({ kind }) => kind.startsWith('RESULT_'));
    const both = [disputed.player1, disputed.player2].map(({ id }) => league.memberOf(id).id);
    expect(notices.map(({ memberId }) => memberId).sort()).toEqual(both.sort());
    const body = expect.stringMatching(`: 6:3 6:4. Razlog: ${REASON}.$`);
    for (const notice of notices) expect(notice).toMatchObject({ kind: 'RESULT_DISPUTED', body });
    const [logged] = await recordedActions(league.db, { subject: `Ljetna liga ${YEAR}.` });
    expect(logged?.after).toEqual({ Poništeno: 'Objava 2. kola', 'Opet osporeno': expect.any(String) });

    const refused = await publish({ next: week(2) });
    expect(refused.body).toMatchObject({ status: 409, code: 'RESULTS_DISPUTED' });
    expect((await league.control()).disputed).toMatchObject([{ match: { id: disputed.id }, reason: REASON }]);
    expect((await matchAt(0)).version).toBe(awaiting.version + 4);
    expect((await respond(await matchAt(0), 2, 'confirm')).body).toMatchObject({ state: 'CONFIRMED' });
  });

  test('a result that the administration has corrected after the closing stays', async () => {
    const disputed = await matchAt(1);
    expect((await publish({ next: week(2), confirmed: [disputed.id] })).status).toBe(200);
    const correction = { outcome: 'PLAYED', ...SCORE_0_2, reason: 'Oba zapisnika' };
    expect((await decide({ ...disputed, version: disputed.version + 1 }, correction)).status).toBe(200);
    await undo();
    expect(await matchAt(1)).toMatchObject({ state: 'CONFIRMED', set1Igrac1: 3 });
    expect((await enter(await matchAt(1), SCORE_2_0)).body).toMatchObject({ status: 409, code: 'RESULT_DECIDED' });
  });

  test('the same holds for the last round, and the undo of a draw reopens no result', async () => {
    expect((await publish({ next: week(2) })).status).toBe(200);
    league.club.clock.set(`${week(2).endDate}T08:00:00Z`);
    expect((await enter(await matchAt(0), SCORE_2_0)).body).toMatchObject({ state: 'ENTERED' });
    const opponent = league.memberOf((await matchAt(0)).player2.id);
    const seen = async () => (await league.as(opponent).get('my-results-league')).body[0];
    expect((await publish({ next: null })).status).toBe(200);
    expect((await league.asAdmin('POST', 'draw', { withdrawn: [], firstPhaseFrom: week(3).startDate })).status).toBe(
      200,
    );
    await undo();
    expect((await seen()).state).toBe('CONFIRMED');
    await undo();
    expect(await seen()).toMatchObject({ state: 'ENTERED', mayConfirm: true });
  });
});
