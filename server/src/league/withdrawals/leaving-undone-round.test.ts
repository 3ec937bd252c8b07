import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { recordedActions } from '../../action-log/testing';
import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { noticesOf } from '../testing-notices';
import { type PlayedLeague, week, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

eachEngine((open) => {
  let league: PlayedLeague;
  const newNotices = noticesOf(() => league.db);
  const { openMatches, again } = seasonCalls(() => league);
  const call = async (path: string, body?: object) => orThrow(await league.asAdmin('POST', path, body));
  beforeAll(async () => {
    league = await openFirstRound(await open(), 8, 2);
    league.club.clock.set('2026-07-12T08:00:00Z');
  });

  /** Undoes the last publication. */
  const undo = async () => {
    await newNotices();
    await call('undo');
    const [action] = await recordedActions(league.db, { subject: `Ljetna liga ${YEAR}.` });
    return { after: action?.after, notices: (await newNotices()).filter(({ kind }) => kind === 'RESULT_ENTERED') };
  };
  const withoutResult = async () => (await openMatches()).filter(({ outcome }) => outcome === null);

  test.each([
    ['the next round, whose publication is undone', week(2), 'Objava 2. kola', 1],
    ['the end of the rounds, which is undone', null, 'Zatvaranje 2. kola', 2],
  ])('who leaves after %s, forfeits the match that opens again', async (_, next, undone, number) => {
    if (number === 2) await call('rounds/publish', { next: week(2) });
    const [match, ...others] = (await withoutResult()) as [LeagueMatch, ...LeagueMatch[]];
    league.club.clock.set(`${week(number).endDate}T08:00:00Z`);
    await call('rounds/publish', { next });
    await call('withdrawals', { playerId: match.player1.id, reason: 'Ozljeda' });
    const { after, notices } = await undo();
    const reopened = await again(match);
    expect(reopened).toMatchObject({ outcome: 'WALKOVER', winner: { id: match.player2.id } });
    expect((await withoutResult()).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    const both = [match.player1, match.player2].map(({ id }) => league.memberOf(id).id);
    expect(notices.map(({ memberId }) => memberId).sort()).toEqual(both.sort());
    expect(after).toEqual({ Poništeno: undone, 'Predano odustajanjem': expect.stringMatching(/^Broj\d\d I\. – Broj/) });
  });
});
