import type { TestDatabase } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { insertEntries } from './entries/league-entries.repository';
import { insertPlayers } from './players/league-players.repository';
import { playingLeagueRoutes } from './playing-calls';
import { publicLeagueRoutes } from './public-calls';

export const YEAR = 2026;
const SEASON = `admin/league/seasons/${YEAR}`;

/** A league of some members, each linked to a player, in a season that is prepared and not published. */
export async function openPlayedLeague(db: TestDatabase, size: number) {
  const club: TestClub = await openTestClub(db, (parts) => [
    publicLeagueRoutes({ ...parts, db }),
    playingLeagueRoutes({ ...parts, db }),
  ]);
  const admin = await club.addMember({ firstName: 'Zvonimir', lastName: 'Matić', roles: ['USER', 'ADMIN'] });
  const members: TestMember[] = [];
  await club.as(admin).post('admin/league/seasons', { year: YEAR });
  for (let index = 0; index < size; index += 1) {
    members.push(await club.addMember({ firstName: 'Igrač', lastName: `Broj${String(index + 1).padStart(2, '0')}` }));
  }
  const players = await db.transaction(async (tx) => {
    const createdAt = club.clock.now();
    const people = members.map(({ id }, index) => {
      return { memberId: id, firstName: 'Igrač', lastName: `Broj${String(index + 1).padStart(2, '0')}`, createdAt };
    });
    const ids = await insertPlayers(tx, people);
    await insertEntries(
      tx,
      ids.map((playerId) => ({ year: YEAR, playerId, registeredAt: createdAt })),
    );
    return ids;
  });
  const version = async (): Promise<number> => (await club.as(admin).get(SEASON)).body.version;
  return {
    db,
    club,
    admin,
    members,
    players,
    as: club.as,
    version,
    /** A call of the administrator about the season, with its current version. */
    asAdmin: async (method: 'POST' | 'PUT', path: string, body: object = {}) =>
      club.as(admin).call(method, `${SEASON}/${path}`, { ...body, version: await version() }),
    control: async () => (await club.as(admin).get(SEASON)).body,
    /** The member linked to a player. */
    memberOf: (player: number): TestMember => members[players.indexOf(player)] as TestMember,
  };
}

export type PlayedLeague = Awaited<ReturnType<typeof openPlayedLeague>>;

/** A week in July 2026 and after, by the round's number. */
export function week(number: number): { startDate: string; endDate: string } {
  const day = (offset: number) =>
    new Date(Date.UTC(2026, 6, 6) + ((number - 1) * 7 + offset) * 86_400_000).toISOString().slice(0, 10);
  return { startDate: day(0), endDate: day(6) };
}

export const SCORE_2_0 = { set1Igrac1: 6, set1Igrac2: 3, set2Igrac1: 6, set2Igrac2: 4 };
export const SCORE_0_2 = { set1Igrac1: 3, set1Igrac2: 6, set2Igrac1: 4, set2Igrac2: 6 };
