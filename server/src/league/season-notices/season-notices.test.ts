import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../../platform/database/testing';
import { insertPlayers } from '../players/league-players.repository';
import { noticesOf } from '../testing-notices';
import { type PlayedLeague, week, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

const SIZE = 8;

eachEngine((open) => {
  let league: PlayedLeague;
  const newNotices = noticesOf(() => league.db);
  const { openMatches } = seasonCalls(() => league);
  beforeAll(async () => {
    league = await openFirstRound(await open(), SIZE);
    league.club.clock.set('2026-07-06T08:00:00Z');
  });
  beforeEach(newNotices);

  const matchAt = async (index: number) => (await openMatches())[index] as LeagueMatch;
  const memberIdOf = ({ id }: LeagueMatch['player1']) => league.memberOf(id).id;
  const publish = (next: object) => league.asAdmin('POST', 'rounds/publish', { next });
  const undo = () => league.asAdmin('POST', 'undo');

  test('an opponent who has a substitute for a while is announced again', async () => {
    const { player1, player2 } = await matchAt(0);
    const substitute = await league.club.addMember({ firstName: 'Zamjena', lastName: 'Jedna' });
    const createdAt = league.club.clock.now();
    const [substituteId] = await league.db.transaction((tx) =>
      insertPlayers(tx, [{ memberId: substitute.id, firstName: 'Zamjena', lastName: 'Jedna', createdAt }]),
    );
    await league.asAdmin('PUT', 'rounds/1/absences', { playerId: player1.id, substituteId });
    expect(await newNotices()).toMatchObject([
      { memberId: memberIdOf(player2), body: expect.stringContaining('1. kolo: protivnik Jedna Z.') },
      { memberId: substitute.id, body: expect.stringContaining(`1. kolo: protivnik ${player2.displayName}`) },
    ]);
    const absence = `admin/league/seasons/${YEAR}/rounds/1/absences/${player1.id}`;
    await league.as(league.admin).delete(`${absence}?version=${await league.version()}`);
    // The regular still has the notice of this opponent as the last one.
    expect(await newNotices()).toMatchObject([
      {
        memberId: memberIdOf(player2),
        kind: 'OPPONENT',
        title: 'Ljetna liga: novi protivnik',
        body: expect.stringContaining(`1. kolo: protivnik ${player1.displayName}`),
      },
      { memberId: substitute.id, title: 'Ljetna liga: meč se ne igra', body: '1. kolo: ipak ne igrate kao zamjena.' },
    ]);
  });

  test('a moved end of the round is announced to the players who still have to play, once', async () => {
    const dates = { startDate: week(1).startDate, endDate: '2026-07-11' };
    expect((await league.asAdmin('PUT', 'rounds/1/dates', dates)).status).toBe(200);
    const notices = await newNotices();
    expect(notices.map(({ memberId }) => memberId).sort()).toEqual(league.members.map(({ id }) => id).sort());
    for (const notice of notices) {
      expect(notice).toMatchObject({
        kind: 'OPPONENT',
        title: 'Ljetna liga: rok vašeg meča',
        body: expect.stringMatching(/^1\. kolo: protivnik .+ Meč se igra do 11\.07\.2026\./),
      });
    }
    expect((await league.asAdmin('PUT', 'rounds/1/dates', dates)).status).toBe(200);
    expect(await newNotices()).toEqual([]);
  });

  test('a publication that is undone and repeated with other days is announced with them', async () => {
    expect((await publish(week(2))).status).toBe(200);
    expect(await newNotices()).toHaveLength(2 * SIZE);
    for (const next of [{ ...week(2), endDate: '2026-07-26' }, week(2)]) {
      expect((await undo()).status).toBe(200);
      expect(await newNotices()).toHaveLength(SIZE);
      expect((await publish(next)).status).toBe(200);
      const notices = await newNotices();
      expect(notices.filter(({ kind }) => kind === 'ROUND_PUBLISHED')).toHaveLength(SIZE);
      expect(notices.filter(({ kind }) => kind === 'OPPONENT')).toHaveLength(SIZE);
      expect(notices.map(({ title }) => title)).not.toContain('Ljetna liga: novi protivnik');
    }
  });

  test('the opponent of a player who is absent has a bye, until the player returns', async () => {
    const { player1, player2 } = await matchAt(0);
    await league.asAdmin('PUT', 'rounds/2/absences', { playerId: player1.id, substituteId: null });
    expect(await newNotices()).toEqual([
      {
        memberId: memberIdOf(player2),
        kind: 'OPPONENT',
        title: 'Ljetna liga: meč se ne igra',
        body: `2. kolo: protivnik ${player1.displayName} ne igra, imate slobodno kolo.`,
      },
    ]);
    const absence = `admin/league/seasons/${YEAR}/rounds/2/absences/${player1.id}`;
    await league.as(league.admin).delete(`${absence}?version=${await league.version()}`);
    expect(await newNotices()).toMatchObject([
      {
        memberId: memberIdOf(player2),
        body: expect.stringContaining(`2. kolo: protivnik ${player1.displayName} Meč`),
      },
    ]);
  });

  test('the opponent is notified on the last day of the round, and not after it', async () => {
    const { player1, player2 } = await matchAt(0);
    const absence = `admin/league/seasons/${YEAR}/rounds/2/absences/${player1.id}`;
    const leaves = () => league.asAdmin('PUT', 'rounds/2/absences', { playerId: player1.id, substituteId: null });
    const comes = async () => league.as(league.admin).delete(`${absence}?version=${await league.version()}`);
    league.club.clock.set(`${week(2).endDate}T20:00:00Z`);
    await leaves();
    expect((await newNotices()).map(({ memberId }) => memberId)).toEqual([memberIdOf(player2)]);
    league.club.clock.set(`${week(3).startDate}T08:00:00Z`);
    await comes();
    await leaves();
    expect(await newNotices()).toEqual([]);
    league.club.clock.set('2026-07-06T08:00:00Z');
    await comes();
    await newNotices();
  });

  test('of two absent players the one who comes after all has no match, until the other one comes too', async () => {
    const { player1, player2 } = await matchAt(0);
    for (const { id: playerId } of [player1, player2]) {
      await league.asAdmin('PUT', 'rounds/2/absences', { playerId, substituteId: null });
    }
    await newNotices();
    const comes = async ({ id }: LeagueMatch['player1']) => {
      const absence = `admin/league/seasons/${YEAR}/rounds/2/absences/${id}`;
      await league.as(league.admin).delete(`${absence}?version=${await league.version()}`);
      return newNotices();
    };
    expect(await comes(player1)).toEqual([
      {
        memberId: memberIdOf(player1),
        kind: 'OPPONENT',
        title: 'Ljetna liga: meč se ne igra',
        body: '2. kolo: najavljeni meč zasad se ne igra.',
      },
    ]);
    const both = [memberIdOf(player1), memberIdOf(player2)].sort();
    expect((await comes(player2)).map(({ memberId }) => memberId).sort()).toEqual(both);
  });

  test('the opponent of a player who leaves has a bye before the round, and a walkover in it', async () => {
    const [before, within] = [await matchAt(0), await matchAt(1)];
    await league.asAdmin('POST', 'withdrawals', { playerId: before.player1.id, reason: 'Ozljeda' });
    expect(await newNotices()).toMatchObject([
      { memberId: memberIdOf(before.player2), body: expect.stringContaining('imate slobodno kolo.') },
    ]);
    league.club.clock.set(`${week(2).startDate}T08:00:00Z`);
    await league.asAdmin('POST', 'withdrawals', { playerId: within.player1.id, reason: 'Ozljeda' });
    const notices = await newNotices();
    expect(notices.map(({ memberId }) => memberId).sort()).toEqual(
      [memberIdOf(within.player1), memberIdOf(within.player2)].sort(),
    );
    const players = `${within.player1.displayName} – ${within.player2.displayName}`;
    const body = `${players}: predaja prije meča (${within.player1.displayName}). Rezultat je upisao administrator.`;
    for (const notice of notices) expect(notice).toMatchObject({ kind: 'RESULT_ENTERED', body });
  });

  test('a player who had an opponent in an undone publication, and has a bye in the next one, is notified', async () => {
    const playing = async (): Promise<number[]> =>
      (await league.control()).openMatches.flatMap(({ player1, player2 }: LeagueMatch) =>
        [player1, player2].map(memberIdOf),
      );
    expect((await publish(week(3))).status).toBe(200);
    const { player1: leaving } = await matchAt(0);
    const before = await playing();
    expect((await undo()).status).toBe(200);
    await league.asAdmin('POST', 'withdrawals', { playerId: leaving.id, reason: 'Ozljeda' });
    await newNotices();
    expect((await publish(week(3))).status).toBe(200);
    const after = await playing();
    const alone = before.filter((id) => id !== memberIdOf(leaving) && !after.includes(id));
    expect(alone).not.toEqual([]);
    const notices = (await newNotices()).filter(({ title }) => title === 'Ljetna liga: meč se ne igra');
    expect(notices.map(({ memberId }) => memberId).sort()).toEqual(alone.sort());
    for (const { body } of notices) expect(body).toBe('3. kolo: prema novoj objavi nemate protivnika.');
  });
});
