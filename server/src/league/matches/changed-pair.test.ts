import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { insertPlayers } from '../players/league-players.repository';
import { type PlayedLeague, SCORE_2_0, YEAR } from '../testing-playing';
import { openFirstRound } from '../testing-season';

const SEASON = `admin/league/seasons/${YEAR}`;

/** The players whom the form of a match showed. */
const seenIn = ({ player1, player2 }: LeagueMatch) => [player1.id, player2.id];

eachEngine((open) => {
  let league: PlayedLeague;
  const asAdmin = () => league.as(league.admin);
  const matches = async (): Promise<LeagueMatch[]> => (await league.control()).openMatches;
  const again = async ({ id }: LeagueMatch) => (await matches()).find((match) => match.id === id) as LeagueMatch;
  const won = ({ version }: LeagueMatch, more: object = {}) => ({ outcome: 'PLAYED', ...SCORE_2_0, version, ...more });
  const refusedFor = ({ id, player1, player2 }: LeagueMatch) => ({
    status: 409,
    code: 'MATCH_CHANGED',
    // A display name ends with the full stop of the initial.
    message: `Par se u međuvremenu promijenio: sada igraju ${player1.displayName} i ${player2.displayName}`,
    match: { id, player1, player2, outcome: null, version: 0 },
  });
  beforeEach(async () => {
    league = await openFirstRound(await open(), 4, 1);
  });

  describe('once a semi-final is corrected, a result typed for the earlier pair of the final is refused', () => {
    let seen: LeagueMatch;
    let now: LeagueMatch;
    beforeEach(async () => {
      await orThrow(await league.asAdmin('POST', 'rounds/publish', { next: null }));
      await orThrow(await league.asAdmin('POST', 'draw', { firstPhaseFrom: '2026-08-01' }));
      const semifinals = await matches();
      for (const match of semifinals) await orThrow(await asAdmin().put(`${SEASON}/matches/${match.id}`, won(match)));
      seen = (await matches()).find(({ round }) => round === 'FINALE') as LeagueMatch;
      const [semifinal] = (await matches()) as [LeagueMatch];
      const corrected = { outcome: 'WALKOVER', by: semifinal.player1.id, reason: 'Zamijenjeni', version: 1 };
      await orThrow(await asAdmin().put(`${SEASON}/matches/${semifinal.id}`, corrected));
      now = await again(seen);
      expect([now.player1.id, now.player2]).toEqual([semifinal.player2.id, seen.player2]);
    });
    afterEach(async () => expect(await again(seen)).toMatchObject({ outcome: null, version: 0 }));

    test('of an administrator, and its preview', async () => {
      const path = `${SEASON}/matches/${seen.id}`;
      const form = won(seen, { seen: seenIn(seen) });
      expect((await asAdmin().put(path, form)).body).toMatchObject(refusedFor(now));
      expect((await asAdmin().post(`${path}/preview`, form)).body).toMatchObject(refusedFor(now));
      // Also one that names a player who is no longer in the match.
      const forfeited = { ...form, outcome: 'WALKOVER', by: seen.player1.id };
      expect((await asAdmin().put(path, forfeited)).body).toMatchObject(refusedFor(now));
      expect((await asAdmin().post(`${path}/preview`, won(now, { seen: seenIn(now) }))).status).toBe(200);
    });

    test('of a player who is still in it, also when the other one retired, and of the one who is not', async () => {
      const enter = (player: number, retired: object | null = null) =>
        league.as(league.memberOf(player)).put(`update-results-league/${seen.id}`, {
          ...SCORE_2_0,
          ...(retired && { set2Igrac1: 0, set2Igrac2: 0, retired }),
          version: seen.version,
          seen: seenIn(seen),
        });
      expect((await enter(seen.player2.id)).body).toMatchObject({ ...refusedFor(now), match: { mySide: 2 } });
      expect((await enter(seen.player2.id, seen.player1)).body).toMatchObject(refusedFor(now));
      const { match: _, ...refused } = refusedFor(now);
      const left = (await enter(seen.player1.id)).body;
      expect(left).toMatchObject(refused);
      expect(left.match).toBeUndefined();
    });
  });

  test('in the pyramid a result typed before a substitute was entered is refused', async () => {
    const [seen] = (await matches()) as [LeagueMatch];
    const createdAt = league.club.clock.now();
    const [substituteId = 0] = await league.db.transaction((tx) =>
      insertPlayers(tx, [{ firstName: 'Nina', lastName: 'Zamjena', createdAt }]),
    );
    const absence = { playerId: seen.player2.id, substituteId };
    await orThrow(await league.asAdmin('PUT', 'rounds/1/absences', absence));
    const now = await again(seen);
    expect(now.player2.id).toBe(substituteId);
    const form = won(seen, { seen: seenIn(seen) });
    expect((await asAdmin().put(`${SEASON}/matches/${seen.id}`, form)).body).toMatchObject(refusedFor(now));
    const path = `update-results-league/${seen.id}`;
    const player = league.as(league.memberOf(seen.player1.id));
    expect((await player.put(path, form)).body).toMatchObject(refusedFor(now));
    expect((await player.put(path, { ...form, seen: seenIn(now) })).body).toMatchObject({ outcome: 'PLAYED' });
  });

  test('an earlier page, which does not send whom it showed, enters results as before', async () => {
    const [match] = (await matches()) as [LeagueMatch];
    expect((await asAdmin().put(`${SEASON}/matches/${match.id}`, won(match))).status).toBe(200);
  });
});
