import { type Migration, Migrator, sql } from 'kysely';
import { migrations } from '../schema';
import type { Database, Handle } from './database';
import { hasTable } from './has-table';

/** The names of all migrations of this release, in order. */
export const MIGRATIONS: readonly string[] = Object.keys(migrations).sort();

/**
 * Migrates the database to the newest schema and returns the names of the executed migrations. Several processes may
 * call it at once: one works, the others wait for its lock.
 * @param names the migrations to run, for the schema of an earlier release
 */
export async function migrate(database: Database, names: readonly string[] = MIGRATIONS): Promise<string[]> {
  const executed = await executedMigrations(database.handle);
  // The migrator would read the whole catalogue first, at every start.
  if (names.every((name) => executed.includes(name))) return [];
  // A migration may rewrite a table, and waiting for another process' migrations is one statement.
  return database.withoutTimeouts(async ({ handle }) => {
    // The migrator calls this while it holds the connection.
    const known = { ...pick(names), ...laterOnes(executed) };
    const migrator = new Migrator({ db: handle, provider: { getMigrations: async () => known } });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    return (results ?? []).map((result) => result.migrationName);
  });
}

const pick = (names: readonly string[]): Record<string, Migration> =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));

/**
 * Migrations of a later release that the database already has: this process runs beside newer ones during a rollout,
 * or after a rollback, and every migration keeps the release before it working.
 */
function laterOnes(executed: readonly string[]): Record<string, Migration> {
  const names = executed.filter((name) => name > (MIGRATIONS.at(-1) ?? ''));
  return Object.fromEntries(names.map((name) => [name, { up: async () => undefined }]));
}

/** The migrations of this release that a database with these lacks, in order. */
export const missingMigrations = (executed: readonly string[]): string[] =>
  MIGRATIONS.filter((name) => !executed.includes(name));

/** Names of the migrations that were applied to the database, in order; none: the database has never been used. */
export async function executedMigrations(handle: Handle): Promise<string[]> {
  if (!(await hasTable(handle, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(handle);
  return rows.map(({ name }) => name);
}
