import { eachEngine } from '../../platform/database/testing';
import { openTestClub } from '../../testing/test-club';
import { yearsByPlayer } from '../players/player-years.repository';
import { playingLeagueRoutes } from '../playing-calls';
import { publicLeagueRoutes } from '../public-calls';
import { insertSeason, presetFrame } from '../seasons/league-seasons.repository';
import { addPlayers } from '../seasons/testing';
import { CONSENTING } from '../testing-registrations';

const person = (firstName: string) => ({ ...CONSENTING, firstName, email: `${firstName}@example.com` });
/** Players 1 to 4: two regulars, the substitute of one of them, and one who never played. */
const NAMES = ['Ana', 'Bela', 'Cvita', 'Dora'] as const;

eachEngine((open) => {
  test('somebody who was on court in an earlier season, even as a substitute, is not a new player, and has its year', async () => {
    const db = await open();
    const club = await openTestClub(
      db,
      (parts) => [playingLeagueRoutes({ ...parts, db }), publicLeagueRoutes({ ...parts, db })],
      '2026-03-01T08:00:00Z',
    );
    await db.transaction(async (tx) => {
      await addPlayers(
        tx,
        NAMES.map((firstName) => ({ firstName, lastName: 'Novak' })),
      );
      for (const year of [2025, 2026]) {
        const state = year === 2025 ? 'FINISHED' : 'PREPARING';
        await insertSeason(tx, { year, kind: 'RULES', state, plannedRounds: 17, frame: presetFrame(year) });
      }
      await tx
        .insertInto('league_match')
        .values({
          ...{ id: '2025-1-1-2', year: 2025, ordinal: 1, phase: '1', tournament: 'MAIN', group_type: null },
          // Cvita plays for Bela.
          ...{ player1: 1, player2: 3, substituted1: null, substituted2: 2, ball_carrier: null },
          ...{ outcome: 'PLAYED', sets: '[[6,0],[6,0]]', by_side: null, excused: false, winner_side: 0 },
          ...{ start_date: null, end_date: null, closed: true, row1: 1, position1: 1, row2: 2, position2: 1 },
          ...{ points1: null, points2: null, movement: null },
        })
        .execute();
      await tx
        .insertInto('league_participation')
        .values([1, 2].map((player_id) => ({ year: 2025, player_id, status: 'ACTIVE' as const, played_round: true })))
        .execute();
    });
    for (const name of NAMES) {
      const answer = await club.app.inject({
        method: 'POST',
        url: '/api/league-registration',
        headers: club.visitor,
        payload: person(name),
      });
      expect(answer.statusCode).toBe(201);
    }
    const { body } = await club.app.inject({ url: '/api/registered-players' });
    const isNew = JSON.parse(body).map((row: { ime: string; newPlayer: boolean }) => [row.ime, row.newPlayer]);
    expect(Object.fromEntries(isNew)).toEqual({ Ana: false, Bela: false, Cvita: false, Dora: true });
    const years = await yearsByPlayer(db.handle);
    expect([1, 2, 3, 4].map((player) => years.get(player))).toEqual([[2025], [2025], [2025], undefined]);
  });
});
