import { expect } from '@playwright/test';
import { verifyLeague } from '../../server/src/league';
import { openDatabase } from '../../server/src/platform/database';
import { createOwnDatabase, postgresMissing } from './own-database';
import { type RunningClub, type Settings, startClub } from './running-club';
import { verifySeasons } from './verify-seasons';

/** A club whose league can be compared with the engine's replay. */
export interface VerifiedClub {
  readonly club: RunningClub;
  /**
   * Compares the data stored for the pages with the engine's replay, on PostgreSQL. With the embedded database, which can be
   * read only when the server has stopped, it does nothing.
   */
  verify(): Promise<void>;
  /** Stops the club; compares the embedded database; deletes everything. */
  close(): Promise<void>;
}

/** Starts a club with these settings on PostgreSQL, or on the embedded database if that is missing. */
export async function startVerifiedClub(settings: Settings): Promise<VerifiedClub> {
  const own = postgresMissing ? undefined : await createOwnDatabase();
  const club = await startClub({ ...settings, ...(own ? { DATABASE_URL: own.url } : {}) });
  const db = own && (await openDatabase({ dataDir: '', databaseUrl: own.url }, console.error));
  return {
    club,
    verify: async () => {
      if (db) expect(await verifyLeague(db.handle)).toEqual([]);
    },
    close: async () => {
      await db?.close();
      await club.stop();
      if (!own) verifySeasons({ ...settings, DATA_DIR: club.dataDir });
      await club.discard();
      await own?.drop();
    },
  };
}
