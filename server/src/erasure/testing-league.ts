import { playingLeagueRoutes, publicLeagueRoutes } from '../league';
import type { TestDatabase } from '../platform/database/testing';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { openTestClub } from '../testing/test-club';
import { createErasure, erasureRoutes } from '.';

/** A club in March 2026 whose league takes registrations, and in which people can be erased. */
export async function openLeagueForErasure(db: TestDatabase) {
  const directory = await openDirectoryForTests(db);
  const club = await openTestClub(
    db,
    (base) => {
      const parts = { ...base, directory };
      return [erasureRoutes(createErasure(parts)), playingLeagueRoutes(parts), publicLeagueRoutes(parts)];
    },
    '2026-03-01T08:00:00Z',
  );
  return { club, directory };
}
