import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { insertPlayers } from '../players/league-players.repository';
import { type PlayedLeague, SCORE_2_0, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

const SEASON = `admin/league/seasons/${YEAR}`;

/** The players whom the form of a match showed. */
const seenIn = ({ player1, player2 }: LeagueMatch) => [player1.id, player2.id];

eachEngine((open) => {
  let league: PlayedLeague;
  const asAdmin = () => league.as(league.admin);
  const { openMatches, again, enter, decide } = seasonCalls(() => league);
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
      const semifinals = await openMatches();
      for (const match of semifinals) await orThrow(await decide(match, won(match)));
      seen = (await openMatches()).find(({ round }) => round === 'FINALE') as LeagueMatch;
      const [semifinal] = (await openMatches()) as [LeagueMatch];
      const corrected = { outcome: 'WALKOVER', by: semifinal.player1.id, reason: 'Zamijenjeni' };
      await orThrow(await decide(semifinal, corrected));
      now = await again(seen);
      expect([now.player1.id, now.player2]).toEqual([semifinal.player2.id, seen.player2]);
    });
    afterEach(async () => expect(await again(seen)).toMatchObject({ outcome: null, version: 0 }));

    test('of an administrator, and its preview', async () => {
      const preview = `${SEASON}/matches/${seen.id}/preview`;
      const form = won(seen, { seen: seenIn(seen) });
      expect((await decide(seen, form)).body).toMatchObject(refusedFor(now));
      expect((await asAdmin().post(preview, form)).body).toMatchObject(refusedFor(now));
      // Also one that names a player who is no longer in the match.
      const forfeited = { ...form, outcome: 'WALKOVER', by: seen.player1.id };
      expect((await decide(seen, forfeited)).body).toMatchObject(refusedFor(now));
      expect((await asAdmin().post(preview, won(now, { seen: seenIn(now) }))).status).toBe(200);
    });

    test('of a player who is still in it, also when the other one retired, and of the one who is not', async () => {
      const enterSeen = (side: 1 | 2, retired: object | null = null) => {
        const score = { ...SCORE_2_0, ...(retired && { set2Igrac1: 0, set2Igrac2: 0, retired }) };
        return enter(seen, { ...score, seen: seenIn(seen) }, side);
      };
      expect((await enterSeen(2)).body).toMatchObject({ ...refusedFor(now), match: { mySide: 2 } });
      expect((await enterSeen(2, seen.player1)).body).toMatchObject(refusedFor(now));
      const { match: _, ...refused } = refusedFor(now);
      const left = (await enterSeen(1)).body;
      expect(left).toMatchObject(refused);
      expect(left.match).toBeUndefined();
    });
  });

  test('in the pyramid a result typed before a substitute was entered is refused', async () => {
    const [seen] = (await openMatches()) as [LeagueMatch];
    const createdAt = league.club.clock.now();
    const [substituteId = 0] = await league.db.transaction((tx) =>
      insertPlayers(tx, [{ firstName: 'Nina', lastName: 'Zamjena', createdAt }]),
    );
    const absence = { playerId: seen.player2.id, substituteId };
    await orThrow(await league.asAdmin('PUT', 'rounds/1/absences', absence));
    const now = await again(seen);
    expect(now.player2.id).toBe(substituteId);
    const form = won(seen, { seen: seenIn(seen) });
    expect((await decide(seen, form)).body).toMatchObject(refusedFor(now));
    expect((await enter(seen, form)).body).toMatchObject(refusedFor(now));
    expect((await enter(seen, { ...form, seen: seenIn(now) })).body).toMatchObject({ outcome: 'PLAYED' });
  });

  test('an earlier page, which does not send whom it showed, enters results as before', async () => {
    const [match] = (await openMatches()) as [LeagueMatch];
    expect((await decide(match, won(match))).status).toBe(200);
  });
});
