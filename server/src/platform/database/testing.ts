import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database';
import { embeddedDatabase } from './embedded';
import { openPostgres } from './postgres';
import { embeddedImage, onServer, SERVER_URL, templateDatabase, urlOf } from './testing-templates';

/** Opens a fresh, migrated database; it is closed, and dropped, when the tests around it are over. */
export type OpenTestDatabase = (options?: { empty?: boolean }) => Promise<TestDatabase>;

export interface TestDatabase extends Database {
  /** A second pool on the same database, as a second server process has; PostgreSQL only. */
  again?(): Promise<Database>;
}

/**
 * Runs the tests on the embedded engine and on PostgreSQL. Without a PostgreSQL at TEST_DATABASE_URL (else the local
 * one) its half shows up as skipped, by name.
 */
export function eachEngine(tests: (open: OpenTestDatabase) => void): void {
  describe('on the embedded engine', () => tests(closingAfterwards(openFreshEmbedded)));
  describe('on PostgreSQL', () => {
    if (serverAnswers) tests(closingAfterwards(openFreshPostgres));
    else test.skip(`PostgreSQL is not reachable at ${new URL(SERVER_URL).host}: NOT TESTED on it`, () => undefined);
  });
}

/** The embedded engine alone, for what has nothing to do with SQL. */
export function embeddedForTests(): OpenTestDatabase {
  return closingAfterwards(openFreshEmbedded);
}

function closingAfterwards(open: OpenTestDatabase): OpenTestDatabase {
  const opened: Database[] = [];
  afterAll(async () => {
    for (const database of opened) await database.close();
  });
  return async (options) => {
    const database = await open(options);
    opened.push(database);
    return database;
  };
}

const openFreshEmbedded: OpenTestDatabase = async ({ empty = false } = {}) =>
  embeddedDatabase(await PGlite.create('memory://', { loadDataDir: await embeddedImage(empty) }));

const openFreshPostgres: OpenTestDatabase = async ({ empty = false } = {}) => {
  const name = `club_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${empty ? 'template0' : await templateDatabase()}`);
  // Connections break where a test breaks them; what should have worked shows in the test itself.
  const report = () => undefined;
  const database = await openPostgres(urlOf(name), report);
  const others: Database[] = [];
  return {
    ...database,
    again: async () => {
      const other = await openPostgres(urlOf(name), report);
      others.push(other);
      return other;
    },
    close: async () => {
      for (const each of [...others, database]) await each.close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
};

/** Whether there is a PostgreSQL at SERVER_URL. */
export const serverAnswers = await onServer('select 1').then(
  () => true,
  () => false,
);
