import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database';
import { embeddedDatabase } from './embedded';
import { openPostgres } from './postgres';
import { type Engine, type ReusableDatabase, reusable } from './testing-reuse';
import { embeddedImage, onServer, SERVER_URL, templateDatabase, urlOf } from './testing-templates';

/**
 * Opens a database with nothing but what the migrations put there; closed, and dropped, when the tests around it are
 * over. One that a test, or what comes before each, has opened is that test's alone: a later one may get it emptied.
 */
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
  describe('on the embedded engine', () => tests(closingAfterwards(freshEmbedded)));
  describe('on PostgreSQL', () => {
    if (serverAnswers) tests(closingAfterwards(freshPostgres));
    else test.skip(`PostgreSQL is not reachable at ${new URL(SERVER_URL).host}: NOT TESTED on it`, () => undefined);
  });
}

/** The embedded engine alone, for what has nothing to do with SQL. */
export function embeddedForTests(): OpenTestDatabase {
  return closingAfterwards(freshEmbedded);
}

function closingAfterwards(open: (empty: boolean) => Promise<Engine>): OpenTestDatabase {
  const all: ReusableDatabase[] = [];
  let isInTest = false;
  let lent: ReusableDatabase[] = [];
  const idle: ReusableDatabase[] = [];
  beforeEach(() => {
    isInTest = true;
  });
  afterEach(() => {
    isInTest = false;
    idle.push(...lent);
    lent = [];
  });
  afterAll(async () => {
    for (const database of all) await database.discard();
  });
  return async ({ empty = false } = {}) => {
    while (!empty && idle.length > 0) {
      const candidate = idle.shift() as ReusableDatabase;
      const renewed = await candidate.renew();
      if (!renewed) continue;
      lent.push(candidate);
      return renewed;
    }
    const made = await reusable(await open(empty));
    all.push(made);
    if (isInTest && !empty) lent.push(made);
    return made.database;
  };
}

async function freshEmbedded(empty: boolean): Promise<Engine> {
  const postgres = await PGlite.create('memory://', { loadDataDir: await embeddedImage(empty) });
  const discard = postgres.close.bind(postgres);
  const listen = postgres.listen.bind(postgres);
  const channels = new Set<string>();
  postgres.listen = (channel, ...given) => {
    channels.add(channel);
    return listen(channel, ...given);
  };
  // The database is closed between two tests, the engine only after them all.
  postgres.close = async () => {
    for (const channel of channels) await postgres.unlisten(channel);
    channels.clear();
    for (const statement of ['rollback', 'discard all']) await postgres.exec(statement);
  };
  return { open: async () => embeddedDatabase(postgres), discard };
}

async function freshPostgres(empty: boolean): Promise<Engine> {
  const name = `club_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${empty ? 'template0' : await templateDatabase()}`);
  // Connections break where a test breaks them; what should have worked shows in the test itself.
  const open = () => openPostgres(urlOf(name), () => undefined);
  return { open, openAgain: open, discard: () => onServer(`drop database ${name} with (force)`) };
}

/** Whether there is a PostgreSQL at SERVER_URL. */
export const serverAnswers = await onServer('select 1').then(
  () => true,
  () => false,
);
