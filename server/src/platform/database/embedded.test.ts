import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { jest } from '@jest/globals';
import { openEmbedded } from './embedded';
import { embeddedClient } from './embedded-client';
import { EmbeddedEngine } from './embedded-engine';
import { FolderInUse } from './folder-lock';
import { FolderOfOtherUser, refuseRootInFolderOfOtherUser } from './folder-of-other-user';
import { migrate } from './migrate';
import { watchForPowerFailure } from './testing-power-failure';
import { copyPreparedFolderTo, embeddedImage, preparedFolder } from './testing-templates';

const report = () => undefined;
let product: string;
let prepared: string;
// Without a prepared folder each first start takes seconds; the test of a full disk covers that.
beforeAll(async () => {
  product = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-product-'));
  prepared = path.join(product, 'prepared');
  await copyPreparedFolderTo(prepared);
});
afterAll(() => fs.rmSync(product, { recursive: true }));

let home: string;
let folder: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'));
  folder = path.join(home, 'database');
});
afterEach(() => fs.rmSync(home, { recursive: true }));

test('a folder that is already open is refused, and can be opened again after it is closed', async () => {
  const first = await openEmbedded(folder, report, prepared);
  await expect(openEmbedded(folder, report)).rejects.toThrow(FolderInUse);
  await first.close();
  await (await openEmbedded(folder, report)).close();
});

test('damaged files are named by their folder, which is free afterwards', async () => {
  await copyPreparedFolderTo(folder);
  fs.writeFileSync(path.join(folder, 'global/pg_control'), 'damaged');
  await expect(openEmbedded(folder, report)).rejects.toMatchObject({ name: 'EngineNotOpened', folder });
  expect(fs.existsSync(`${folder}.lock`)).toBe(false);
});

// Only root can give a file to somebody else.
const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('root is refused in the database of another user, who could not open it afterwards', async () => {
  await copyPreparedFolderTo(folder);
  fs.chownSync(path.join(folder, 'PG_VERSION'), 65_534, 65_534);
  const before = fs.readdirSync(folder, { recursive: true }).toSorted();
  await expect(openEmbedded(folder, report)).rejects.toThrow(FolderOfOtherUser);
  expect(fs.readdirSync(folder, { recursive: true }).toSorted()).toEqual(before);
  expect(fs.existsSync(`${folder}.lock`)).toBe(false);
  expect(() => refuseRootInFolderOfOtherUser(folder, 65_534)).not.toThrow();
});

asRoot('root is refused in the data folder of another user before it has a database, too', () => {
  expect(() => refuseRootInFolderOfOtherUser(folder)).not.toThrow();
  fs.chownSync(home, 65_534, 65_534);
  expect(() => refuseRootInFolderOfOtherUser(folder)).toThrow(expect.objectContaining({ folder: home, owner: 65_534 }));
  expect(() => refuseRootInFolderOfOtherUser(folder, 65_534)).not.toThrow();
});

// On Linux one can look up which file an open descriptor belongs to.
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a power failure loses no answered commit: each is synced before its answer', async () => {
  const database = await openEmbedded(folder, report, prepared);
  await database.pool.query('create table answered (number int)');
  await database.pool.query('checkpoint');
  const commit = async (from: number, to: number) => {
    for (let number = from; number <= to; number += 1) {
      await database.pool.query('insert into answered values ($1)', [number]);
    }
  };
  const cut = watchForPowerFailure(folder);
  await commit(1, 9);
  // Control: with syncing switched off these rows are lost, which proves that the test detects a missing sync.
  cut.stopSyncing();
  await commit(10, 12);
  cut.leave(path.join(home, 'left'));
  cut.stop();
  await database.close();

  const left = await openEmbedded(path.join(home, 'left'), report);
  const { rows } = await left.pool.query('select number from answered order by number');
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  await left.close();
});

test('every user may read the prepared folder, only its owner may write it: the server runs as another user than the build', async () => {
  const entries = fs.readdirSync(await preparedFolder(), { recursive: true, withFileTypes: true });
  const modeOf = ({ parentPath, name }: fs.Dirent) => fs.statSync(path.join(parentPath, name)).mode & 0o777;
  const wrong = entries.filter((entry) => modeOf(entry) !== (entry.isDirectory() ? 0o755 : 0o644));
  expect(entries.length).toBeGreaterThan(500);
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a database made from a prepared folder works like any other, and the prepared folder is not changed', async () => {
  // As in an installation on a read-only tree.
  fs.chmodSync(path.join(prepared, 'PG_VERSION'), 0o444);
  // Left behind by an interrupted start.
  fs.mkdirSync(`${folder}.new`);
  fs.writeFileSync(path.join(`${folder}.new`, 'PG_VERSION'), '');
  for (const name of ['one', 'two']) {
    const database = await openEmbedded(folder, report, prepared);
    expect(fs.statSync(path.join(folder, 'PG_VERSION')).mode & 0o777).toBe(0o600);
    // It has its tables already.
    expect(await migrate(database)).toEqual([]);
    await database.handle.insertInto('live_version').values({ topic: name, version: 1 }).execute();
    expect((await database.pool.query('select datname from pg_database')).rows).toHaveLength(1);
    await database.close();
  }
  const again = await openEmbedded(folder, report, prepared);
  const rows = await again.handle.selectFrom('live_version').select('topic').orderBy('topic').execute();
  expect(rows).toEqual([{ topic: 'one' }, { topic: 'two' }]);
  await again.close();
  expect(fs.readdirSync(home)).toEqual(['database']);
  expect(fs.readdirSync(product)).toEqual(['prepared']);
});

test('a statement that takes long is waited for, and an engine that does not answer is reported', async () => {
  const postgres = await PGlite.create({ loadDataDir: await embeddedImage(true) });
  const reported: string[] = [];
  const engine = new EmbeddedEngine(postgres, {
    hasSpace: () => true,
    open: async () => postgres,
    report: ({ message }) => void reported.push(message),
  });
  const client = new (embeddedClient(engine, 50))();
  await client.connect();
  await client.query('select count(*) from generate_series(1, 1000000)');
  await client.query('select 1');
  expect(reported).toEqual([]);
  const without = jest.spyOn(postgres, 'execProtocolStream').mockReturnValue(new Promise(() => undefined));
  await expect(client.query('select 1')).rejects.toThrow('a statement has no answer');
  expect(reported).toEqual(['The embedded database has stopped: a statement has no answer']);
  without.mockRestore();
  await engine.close();
  await postgres.close();
});
