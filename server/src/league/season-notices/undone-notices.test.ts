import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { insertPlayers } from '../players/league-players.repository';
import { noticesOf } from '../testing-notices';
import { type PlayedLeague, SCORE_2_0, week, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

const SIZE = 4;
const DRAW = { firstPhaseFrom: '2026-08-01' };
const NOT_PLAYED = 'Najavljeni mečevi zasad se ne igraju.';

eachEngine((open) => {
  let league: PlayedLeague;
  const newNotices = noticesOf(() => league.db);
  const { openMatches, enter } = seasonCalls(() => league);
  beforeAll(async () => {
    league = await openFirstRound(await open(), SIZE, 2);
  });
  beforeEach(newNotices);

  const call = async (path: string, body?: object, method: 'POST' | 'PUT' = 'POST') => {
    await orThrow(await league.asAdmin(method, path, body));
    return newNotices();
  };
  const cancel = async (round: number, playerId: number) => {
    const path = `admin/league/seasons/${YEAR}/rounds/${round}/absences/${playerId}`;
    await orThrow(await league.as(league.admin).delete(`${path}?version=${await league.version()}`));
    await newNotices();
  };
  /** A new member, and the absence for which this member substitutes: that of the first player of the match. */
  const substitutedIn = async (match: LeagueMatch | undefined) => {
    const { id: memberId } = await league.club.addMember({ firstName: 'Zamjena', lastName: 'Zadnja' });
    const player = { memberId, firstName: 'Zamjena', lastName: 'Zadnja', createdAt: league.club.clock.now() };
    const [substituteId = 0] = await league.db.transaction((tx) => insertPlayers(tx, [player]));
    return { memberId, absence: { playerId: match?.player1.id ?? 0, substituteId } };
  };
  const idOf = (player: { readonly id: number } | undefined) => league.memberOf(player?.id ?? 0).id;
  const toEverybody = (notice: object) => league.members.map(({ id: memberId }) => ({ memberId, ...notice }));
  const byMember = (notices: readonly { readonly memberId: number }[]) =>
    notices.toSorted((left, right) => left.memberId - right.memberId);

  test('an undone round is one notice to each of its players; publishing the same round again is one more', async () => {
    await call('rounds/publish', { next: week(2) });
    const undone = {
      kind: 'ROUND_PUBLISHED',
      title: 'Ljetna liga: objava kola je poništena',
      body: `Poništena je objava 2. kola ljetne lige 2026. ${NOT_PLAYED}`,
    };
    expect(byMember(await call('undo'))).toEqual(toEverybody(undone));
    const published = {
      kind: 'ROUND_PUBLISHED',
      title: 'Ljetna liga: objavljeno je novo kolo',
      body: '2. kolo ljetne lige 2026. igra se od 13.07.2026. do 19.07.2026.',
    };
    // The opponent is the one whom the player was notified of.
    expect(byMember(await call('rounds/publish', { next: week(2) }))).toEqual(toEverybody(published));
  });

  test('who substitutes in a round that is undone is notified too, and again when he is to substitute once more', async () => {
    const [match] = await openMatches();
    const { memberId, absence } = await substitutedIn(match);
    await call('rounds/2/absences', absence, 'PUT');
    const undone = await call('undo');
    expect(undone).toHaveLength(SIZE + 1);
    expect(undone.find((notice) => notice.memberId === memberId)).toEqual({
      memberId,
      kind: 'OPPONENT',
      title: 'Ljetna liga: objava kola je poništena',
      body: `Poništena je objava 2. kola ljetne lige 2026. ${NOT_PLAYED}`,
    });
    await call('rounds/publish', { next: week(2) });
    expect(await call('rounds/2/absences', absence, 'PUT')).toContainEqual(
      expect.objectContaining({ memberId, body: expect.stringContaining('2. kolo: protivnik') }),
    );
    await cancel(2, absence.playerId);
  });

  test('a player without a notice of the round receives none of its undo, nor does anybody of a round that is over', async () => {
    const [match] = await openMatches();
    const { id } = league.memberOf(match?.player1.id ?? 0);
    // The notice of the opponent in the round before stays: that round is open again.
    await league.db.handle
      .deleteFrom('notice')
      .where('member_id', '=', id)
      .where('kind', '=', 'ROUND_PUBLISHED')
      .execute();
    expect((await call('undo')).map(({ memberId }) => memberId)).not.toContain(id);
    await call('rounds/publish', { next: week(2) });
    league.club.clock.set('2026-07-20T08:00:00Z');
    expect(await call('undo')).toEqual([]);
    league.club.clock.set('2026-07-10T08:00:00Z');
  });

  test('the end of the rounds announces nothing, and so does its undo', async () => {
    await call('rounds/publish', { next: week(2) });
    expect(await call('rounds/publish', { next: null })).toEqual([]);
    expect(await call('undo')).toEqual([]);
    expect(await call('rounds/publish', { next: null })).toEqual([]);
  });

  test('a round that is reopened announces who plays in it since a correction, and who does not', async () => {
    await call('undo');
    const [first, second] = await openMatches();
    await call('rounds/publish', { next: null });
    const { memberId, absence } = await substitutedIn(first);
    expect(await call('rounds/2/absences', absence, 'PUT')).toEqual([]);
    const alone = { playerId: second?.player1.id ?? 0, substituteId: null };
    expect(await call('rounds/2/absences', alone, 'PUT')).toEqual([]);
    const reopened = [
      { memberId: idOf(first?.player2), body: expect.stringContaining('2. kolo: protivnik Zadnja Z') },
      { memberId, body: expect.stringContaining('2. kolo: protivnik') },
      { memberId: idOf(second?.player2), body: '2. kolo: najavljeni meč zasad se ne igra.' },
    ];
    expect(byMember(await call('undo'))).toMatchObject(byMember(reopened));
    for (const playerId of [absence.playerId, alone.playerId]) await cancel(2, playerId);
    await call('rounds/publish', { next: null });
  });

  test('a substitute who is replaced while the round is closed is notified once it is reopened', async () => {
    await call('undo');
    const [first] = await openMatches();
    const [former, later] = [await substitutedIn(first), await substitutedIn(first)];
    await call('rounds/2/absences', former.absence, 'PUT');
    await call('rounds/publish', { next: null });
    expect(await call('rounds/2/absences', later.absence, 'PUT')).toEqual([]);
    const lost = {
      memberId: former.memberId,
      kind: 'OPPONENT',
      title: 'Ljetna liga: meč se ne igra',
      body: '2. kolo: ipak ne igrate kao zamjena.',
    };
    const reopened = await call('undo');
    expect(reopened.filter(({ memberId }) => memberId === former.memberId)).toEqual([lost]);
    expect(reopened).toHaveLength(3);
    // Who is still the substitute learns nothing of another reopening, and the former one nothing again.
    await call('rounds/publish', { next: null });
    expect(await call('undo')).toEqual([]);
    await cancel(2, later.absence.playerId);
    await call('rounds/publish', { next: null });
  });

  test('a substitute who knows that the round was undone learns nothing of its repetition without him, nor of its reopening', async () => {
    await call('undo');
    const [first] = await openMatches();
    const { memberId, absence } = await substitutedIn(first);
    await call('rounds/2/absences', absence, 'PUT');
    expect((await call('undo')).map((notice) => notice.memberId)).toContain(memberId);
    expect((await call('rounds/publish', { next: week(2) })).map((notice) => notice.memberId)).not.toContain(memberId);
    expect(await call('rounds/publish', { next: null })).toEqual([]);
    expect(await call('undo')).toEqual([]);
    await call('rounds/publish', { next: null });
  });

  test('who has withdrawn while the round was closed learns nothing of its reopening', async () => {
    await call('undo');
    const [, match] = await openMatches();
    await call('rounds/publish', { next: null });
    const [absent = 0, leaving = 0] = [match?.player1.id, match?.player2.id];
    await call('rounds/2/absences', { playerId: absent, substituteId: null }, 'PUT');
    await call('withdrawals', { playerId: leaving, reason: 'Ozljeda' });
    expect((await call('undo')).map(({ memberId }) => memberId)).not.toContain(league.memberOf(leaving).id);
    const withdrawal = `admin/league/seasons/${YEAR}/withdrawals/${leaving}`;
    await orThrow(await league.as(league.admin).delete(`${withdrawal}?version=${await league.version()}`));
    await cancel(2, absent);
    await call('rounds/publish', { next: null });
  });

  test('an undone draw is announced to everybody who was in it, and that of the consolation to everybody with a match there', async () => {
    await call('draw', DRAW);
    const undone = {
      kind: 'ROUND_PUBLISHED',
      title: 'Ljetna liga: objava ždrijeba je poništena',
      body: `Poništena je objava ždrijeba završnog turnira ljetne lige 2026. ${NOT_PLAYED}`,
    };
    expect(byMember(await call('undo'))).toEqual(toEverybody(undone));
    const again = await call('draw', DRAW);
    expect(byMember(again)).toMatchObject(toEverybody({ title: 'Ljetna liga: objavljen je ždrijeb' }));

    league.club.clock.set('2026-08-01T08:00:00Z');
    for (const match of await openMatches()) expect((await enter(match, SCORE_2_0)).status).toBe(200);
    await newNotices();
    const opponents = await call('consolation', { firstPhaseFrom: '2026-08-20' });
    expect(opponents).toHaveLength(2);
    const consolation = {
      kind: 'OPPONENT',
      title: 'Ljetna liga: objava ždrijeba je poništena',
      body: `Poništena je objava ždrijeba utješnog turnira ljetne lige 2026. ${NOT_PLAYED}`,
    };
    const players = opponents.map(({ memberId }) => ({ memberId, ...consolation }));
    expect(byMember(await call('undo'))).toEqual(byMember(players));
    expect(byMember(await call('consolation', { firstPhaseFrom: '2026-08-20' }))).toEqual(byMember(opponents));
  });
});
