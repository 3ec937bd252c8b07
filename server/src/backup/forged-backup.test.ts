import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { memberForTests } from '../members/testing';
import type { Database } from '../platform/database';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { restoreBackup } from './restore-backup.service';
import type { StoredColumn } from './stored-tables.repository';
import { type UnpackedBackup, unpackBackup } from './unpack-backup';
import { writeBackup } from './write-backup.service';

const NOW = new Date('2026-11-20T06:00:00Z');

eachEngine((open) => {
  let home: string;
  let source: TestDatabase;
  let backup: UnpackedBackup;
  beforeAll(async () => {
    source = await open();
    await memberForTests(source);
  });
  beforeEach(async () => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'forged-'));
    fs.mkdirSync(path.join(home, 'source/media'), { recursive: true });
    fs.writeFileSync(path.join(home, 'source/media/1-a.avif'), 'picture');
    const file = path.join(home, 'club.tar.gz');
    await writeBackup(placeOf(source, 'source'), { file, recipient: undefined }, NOW);
    backup = await unpackBackup(file, path.join(home, 'unpacked'));
  });
  afterEach(() => fs.rmSync(home, { recursive: true }));

  const placeOf = (db: Database, name: string) => {
    return { db, dataDir: path.join(home, name), sealingKey: Buffer.alloc(32, 7) };
  };
  const membersIn = (db: Database) => db.handle.selectFrom('member').selectAll().execute();
  /** The backup, whose manifest describes the columns of the members like this. */
  const forged = (forge: (columns: StoredColumn[]) => StoredColumn[]): UnpackedBackup => {
    const tables = backup.manifest.tables.map((table) =>
      table.name === 'member' ? { ...table, columns: forge(table.columns) } : table,
    );
    return { ...backup, manifest: { ...backup.manifest, tables } };
  };

  test('the type of a column cannot bring SQL', async () => {
    const type = `text || current_setting('server_version')`;
    const target = await open({ empty: true });
    await restoreBackup(
      forged((columns) => columns.map(({ name }) => ({ name, type }))),
      placeOf(target, 'target'),
    );
    expect(await membersIn(target)).toEqual(await membersIn(source));
  });

  test('a column that the schema does not have is refused, before files are moved to the place', async () => {
    const restoring = restoreBackup(
      forged((columns) => [...columns, { name: 'shoe_size', type: 'text' }]),
      placeOf(await open({ empty: true }), 'target'),
    );
    await expect(restoring).rejects.toThrow('nema stupac member.shoe_size');
    expect(fs.existsSync(path.join(home, 'target'))).toBe(false);
  });
});
