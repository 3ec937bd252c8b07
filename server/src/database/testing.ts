import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { Database } from './database';
import { embeddedDatabase } from './embedded';
import { migrate } from './migrate';
import { openPostgres } from './postgres';

const SERVER_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

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
    if (reachable) tests(closingAfterwards(openFreshPostgres));
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

const openFreshEmbedded: OpenTestDatabase = async ({ empty = false } = {}) => {
  const image = new Blob([await fs.promises.readFile(await imageOf(empty))]);
  return embeddedDatabase(await PGlite.create('memory://', { loadDataDir: image }));
};

/** A dump to start from, made once per engine version and set of migrations: initdb takes a second or two each time. */
async function imageOf(empty: boolean): Promise<string> {
  const hash = createHash('sha256').update(fs.readFileSync(path.join(import.meta.dirname, '../../package.json')));
  const folder = path.join(import.meta.dirname, 'migrations');
  for (const file of empty ? [] : fs.readdirSync(folder)) hash.update(fs.readFileSync(path.join(folder, file)));
  const image = path.join(
    os.tmpdir(),
    `tenis-klub-${empty ? 'empty' : 'migrated'}-${hash.digest('hex').slice(0, 16)}.tar`,
  );
  if (!fs.existsSync(image)) {
    const postgres = await PGlite.create('memory://');
    const database = embeddedDatabase(postgres);
    if (!empty) await migrate(database);
    await postgres.exec('checkpoint');
    const dump = await postgres.dumpDataDir('none');
    await database.close();
    // Test files run side by side: the rename makes the image appear whole.
    const draft = `${image}.${process.pid}`;
    fs.writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    fs.renameSync(draft, image);
  }
  return image;
}

const openFreshPostgres: OpenTestDatabase = async ({ empty = false } = {}) => {
  const name = `club_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name} template template0`);
  const url = new URL(SERVER_URL);
  url.pathname = name;
  // Connections break where a test breaks them; what should have worked shows in the test itself.
  const report = () => undefined;
  const database = await openPostgres(url.href, report);
  if (!empty) await migrate(database);
  const others: Database[] = [];
  return {
    ...database,
    again: async () => {
      const other = await openPostgres(url.href, report);
      others.push(other);
      return other;
    },
    close: async () => {
      for (const each of [...others, database]) await each.close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
};

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER_URL, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const reachable = await onServer('select 1').then(
  () => true,
  () => false,
);
