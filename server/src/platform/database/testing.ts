import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database';
import { embeddedDatabase } from './embedded';
import { openPostgres } from './postgres';
import { type Engine, emptied, type OpenedDatabase, type ReusableDatabase, refilled, reusable } from './testing-reuse';
import { onServer, urlOf, whyNoServer } from './testing-server';
import { embeddedImage, templateDatabase } from './testing-templates';

export { copyPreparedFolderTo } from './testing-templates';

export interface TestDatabase extends Database {
  /**
   * A second pool on the same database, as a second server process has; PostgreSQL only.
   * @param answerMs how long its calls wait for the server
   */
  again?(answerMs?: number): Promise<TestDatabase>;
  /**
   * Closes what works on the database: after the test that has opened it, or else after the surrounding tests; before
   * their own `afterEach` and `afterAll`, and whether they pass or fail.
   */
  closeWith(close: () => Promise<unknown>): void;
}

/**
 * Opens a database that contains only what the migrations wrote; closed and dropped when the surrounding tests are
 * over. One that a test, or a `beforeEach`, has opened belongs to that test; a later test may receive it emptied.
 */
export type OpenTestDatabase = (options?: { empty?: boolean }) => Promise<TestDatabase>;

/** A test that is not registered on the embedded engine, which has one session and one process. */
type PostgresTest = (name: string, run: () => Promise<unknown>) => void;

/** Runs the tests on the embedded engine and on PostgreSQL. */
export function eachEngine(tests: (open: OpenTestDatabase, postgresTest: PostgresTest) => void): void {
  describe('on the embedded engine', () => tests(embeddedForTests(), () => undefined));
  onPostgres((open) => tests(open, test));
}

/**
 * PostgreSQL alone, for tests that need several sessions: that of TEST_DATABASE_URL, otherwise the local one. Without a
 * local one they are reported as skipped, by name.
 */
export function onPostgres(tests: (open: OpenTestDatabase) => void): void {
  describe('on PostgreSQL', () => {
    if (postgresMissing === undefined) tests(closingAfterwards(freshPostgres, sparePostgres));
    else test.skip(postgresMissing, () => undefined);
  });
}

/** A second pool on the same database, in a test on PostgreSQL. @param answerMs how long its calls wait for the server */
export async function secondPool(database: TestDatabase, answerMs?: number): Promise<TestDatabase> {
  if (!database.again) throw new Error('The embedded engine has one session: register the test on PostgreSQL only.');
  return database.again(answerMs);
}

/** The embedded engine alone, for tests that do not depend on SQL. */
export function embeddedForTests(): OpenTestDatabase {
  return closingAfterwards(freshEmbedded, spareEmbedded);
}

/** The same database, for a process that receives no notifications of changes. */
export const withoutNotifications = (database: TestDatabase): TestDatabase => ({
  ...database,
  listen: async () => undefined,
});

type Close = () => Promise<unknown>;
type Kind = 'empty' | 'migrated';
type Stock = Record<Kind, ReusableDatabase[]>;

/**
 * Databases that earlier test files left for later ones in this process. Starting an embedded engine takes half a
 * second, and a new database of PostgreSQL is a thousand files. The latter are dropped at the end of the run
 * (jest/drop-databases.mjs).
 */
const spareEmbedded: Stock = { empty: [], migrated: [] };
const sparePostgres: Stock = { empty: [], migrated: [] };
const MAX_SPARE = 2;

/** @param spare receives the databases that the tests leave, instead of ending them */
function closingAfterwards(open: (kind: Kind) => Promise<Engine>, spare: Stock): OpenTestDatabase {
  const own: Stock = { empty: [], migrated: [] };
  const idle: Stock = { empty: [], migrated: [] };
  let isInTest = false;
  let lent: (() => void)[] = [];
  const openInTest: Close[] = [];
  const openInAll: Close[] = [];
  beforeEach(() => {
    isInTest = true;
  });
  afterEach(async () => {
    isInTest = false;
    for (const close of openInTest.splice(0)) await close();
    for (const giveBack of lent) giveBack();
    lent = [];
  });
  afterAll(async () => {
    for (const close of openInAll.splice(0)) await close();
    for (const kind of ['empty', 'migrated'] as const) {
      for (const database of own[kind]) {
        if (spare[kind].length < MAX_SPARE && (await database.rest())) spare[kind].push(database);
        else await database.discard();
      }
    }
  });
  const takeRenewed = async (kind: Kind) => {
    for (;;) {
      const reused = idle[kind].shift();
      const candidate = reused ?? spare[kind].pop();
      if (!candidate) return undefined;
      const database = await candidate.renew();
      if (!database) continue;
      if (!reused) own[kind].push(candidate);
      return { candidate, database };
    }
  };
  const make = async (kind: Kind) => {
    const candidate = await reusable(await open(kind), kind === 'empty' ? emptied : refilled);
    own[kind].push(candidate);
    return { candidate, database: candidate.database };
  };
  const closingWith = ({ again, ...database }: OpenedDatabase): TestDatabase => ({
    ...database,
    ...(again && { again: async (answerMs) => closingWith(await again(answerMs)) }),
    closeWith: (close) => (isInTest ? openInTest : openInAll).push(close),
  });
  return async ({ empty = false } = {}) => {
    const kind = empty ? 'empty' : 'migrated';
    const { candidate, database } = (await takeRenewed(kind)) ?? (await make(kind));
    if (isInTest) lent.push(() => idle[kind].push(candidate));
    return closingWith(database);
  };
}

/** Overrides PGlite's default, where the engine wakes every ten seconds to report the progress of its start. */
const QUIET_START = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0'];
/**
 * An idle engine must not keep its process alive: its alarm for the next statistics, up to ten seconds ahead, is only
 * replaced by a shorter one, and is not set once the statistics are written.
 */
const WITHOUT_TIMERS = ['set statement_timeout = 1', 'reset statement_timeout', 'select pg_stat_force_next_flush()'];

async function freshEmbedded(kind: Kind): Promise<Engine> {
  const postgres = await PGlite.create('memory://', {
    loadDataDir: await embeddedImage(kind === 'empty'),
    startParams: QUIET_START,
  });
  const discard = postgres.close.bind(postgres);
  const listen = postgres.listen.bind(postgres);
  // PGlite's `unlisten` of a channel keeps its listeners: they would receive the notifications of the tests that
  // follow.
  const listening: (() => Promise<void>)[] = [];
  postgres.listen = async (...given) => {
    const stop = await listen(...given);
    listening.push(stop);
    return stop;
  };
  // The database is closed between two tests, the engine only after them all.
  postgres.close = async () => {
    await postgres.exec('rollback');
    for (const stop of listening.splice(0)) await stop();
    for (const statement of ['discard all', ...WITHOUT_TIMERS]) await postgres.exec(statement);
  };
  return { open: async () => embeddedDatabase(postgres), discard };
}

async function createOnServer(kind: Kind): Promise<string> {
  const name = `${process.env.TEST_DATABASES}_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template ${kind === 'empty' ? 'template0' : await templateDatabase()}`);
  return name;
}

/** The address of an empty database for another process; it is dropped at the end of the run. */
export const emptyPostgresUrl = async (): Promise<string> => urlOf(await createOnServer('empty'));

async function freshPostgres(kind: Kind): Promise<Engine> {
  const name = await createOnServer(kind);
  // Tests break connections on purpose; a connection that should have worked fails its test.
  const openAgain = (answerMs?: number) => openPostgres(urlOf(name), () => undefined, answerMs);
  return { open: () => openAgain(), openAgain, discard: () => onServer(`drop database ${name} with (force)`) };
}

/** As `whyNoServer`. */
export const postgresMissing = await whyNoServer();
export const isServerReachable = postgresMissing === undefined;
