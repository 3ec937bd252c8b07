import { Migrator, sql } from 'kysely';
import type { Database } from './database';
import { migrations } from './migrations';

/**
 * Brings the database to the newest shape and says which migrations that took. Several processes may do it at once:
 * one works, the others wait for its lock.
 */
export function migrate(database: Database): Promise<string[]> {
  return database.handle.connection().execute(async (db) => {
    // Waiting for another process' migrations is one statement, and may take longer than any other.
    await sql`set statement_timeout = 0`.execute(db);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error, results } = await migrator.migrateToLatest();
    await sql`reset statement_timeout`.execute(db);
    if (error) throw error;
    return (results ?? []).map((result) => result.migrationName);
  });
}
