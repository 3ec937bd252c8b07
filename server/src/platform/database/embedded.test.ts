import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { openEmbedded } from './embedded';
import { FolderInUse } from './folder-lock';
import { migrate } from './migrate';
import { writePreparedFolder } from './prepared-folder';

const report = () => undefined;
let home: string;
let folder: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'));
  folder = path.join(home, 'database');
});
afterEach(() => fs.rmSync(home, { recursive: true }));

test('a folder that is open already is refused, and free again once it is closed', async () => {
  const first = await openEmbedded(folder, report);
  await expect(openEmbedded(folder, report)).rejects.toThrow(FolderInUse);
  await first.close();
  await (await openEmbedded(folder, report)).close();
});

test('every commit reaches the disk: one fsync each', async () => {
  const database = await openEmbedded(folder, report);
  await migrate(database);
  await database.pool.query('checkpoint');
  const fsync = jest.spyOn(fs, 'fsyncSync');
  for (let count = 0; count < 20; count += 1) {
    await database.transaction((tx) =>
      tx
        .insertInto('live_version')
        .values({ topic: `topic ${count}`, version: 1 })
        .execute(),
    );
  }
  expect(fsync).toHaveBeenCalledTimes(20);
  fsync.mockRestore();
  await database.close();
});

test('a database from a prepared folder is like any other, and the prepared one stays as it was', async () => {
  const prepared = path.join(home, 'prepared');
  await writePreparedFolder(prepared);
  // As an installation on a read-only tree has it.
  fs.chmodSync(path.join(prepared, 'PG_VERSION'), 0o444);
  // What a start that was cut off has left behind.
  fs.mkdirSync(`${folder}.new`);
  fs.writeFileSync(path.join(`${folder}.new`, 'PG_VERSION'), '');
  for (const name of ['one', 'two']) {
    const database = await openEmbedded(folder, report, prepared);
    expect(fs.statSync(path.join(folder, 'PG_VERSION')).mode & 0o777).toBe(0o600);
    if (name === 'one') await migrate(database);
    await database.handle.insertInto('live_version').values({ topic: name, version: 1 }).execute();
    await database.close();
  }
  const again = await openEmbedded(folder, report, prepared);
  const rows = await again.handle.selectFrom('live_version').select('topic').orderBy('topic').execute();
  expect(rows).toEqual([{ topic: 'one' }, { topic: 'two' }]);
  await again.close();
  expect(fs.readdirSync(home).sort()).toEqual(['database', 'prepared']);
});
