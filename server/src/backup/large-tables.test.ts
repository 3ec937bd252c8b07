import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { memberForTests } from '../members/testing';
import { onPostgres, secondPool, type TestDatabase } from '../platform/database/testing';
import { restoreBackup } from './restore-backup.service';
import { unpackBackup } from './unpack-backup';
import { writeBackup } from './write-backup.service';

const NOW = new Date('2026-11-20T06:00:00Z');
/** How long a call may wait, and how long the table takes. */
const [ANSWER_MS, TABLE_MS] = [1_000, 2_500];

onPostgres((open) => {
  let home: string;
  beforeEach(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'));
  });
  afterEach(() => fs.rmSync(home, { recursive: true }));
  const placeOf = (db: Parameters<typeof writeBackup>[0]['db'], name: string) => {
    return { db, dataDir: path.join(home, name), sealingKey: Buffer.alloc(32, 7) };
  };

  /** Anything that reads or writes the bookings meanwhile waits as for a large table. */
  async function whileSlow<Result>(db: TestDatabase, work: () => Promise<Result>): Promise<Result> {
    let isLocked: () => void = () => undefined;
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    const held = db.transaction(async (tx) => {
      await sql`lock table reservation in access exclusive mode`.execute(tx);
      isLocked();
      await setTimeout(TABLE_MS);
    });
    await locked;
    return work().finally(() => held);
  }

  test('a table may take longer than any call, in a backup and in its restore', async () => {
    const [source, target] = [await open(), await open()];
    const [from, to] = [await secondPool(source, ANSWER_MS), await secondPool(target, ANSWER_MS)];
    const id = await memberForTests(source);
    const file = path.join(home, 'club.tar.gz');
    await whileSlow(source, () => writeBackup(placeOf(from, 'from'), { file, recipient: undefined }, NOW));
    const backup = await unpackBackup(file, path.join(home, 'unpacked'));
    await whileSlow(target, () => restoreBackup(backup, placeOf(to, 'to')));
    expect(await target.handle.selectFrom('member').select('id').execute()).toEqual([{ id }]);
  });
});
