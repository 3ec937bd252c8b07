import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { outageOf } from './outage';
import { openPostgres } from './postgres';
import { isServerReachable, postgresMissing } from './testing';
import { onServer, SERVER_URL } from './testing-server';

const disks: string[] = [];

/** A small separate disk; undefined where this user may not mount one. */
function smallDisk(megabytes: number): string | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    disks.push(folder);
    return folder;
  } catch {
    fs.rmdirSync(folder);
    return undefined;
  }
}
const probe = smallDisk(1);
afterAll(() => {
  for (const folder of disks) {
    execFileSync('umount', ['--lazy', folder]);
    fs.rmdirSync(folder);
  }
});
const ballastOn = (disk: string) => path.join(disk, 'ballast');
function fill(disk: string, bytesLeft: number): void {
  const { bavail, bsize } = fs.statfsSync(disk);
  fs.writeFileSync(ballastOn(disk), Buffer.alloc(bavail * bsize - bytesLeft));
}
const ask = (work: Promise<unknown>) => work.then(() => 'answered', outageOf);

/** Writes that grow the log, and hardly the table, until one fails. */
async function writeUntilFull(handle: Kysely<Tables>): Promise<string | undefined> {
  for (let count = 0; count < 1_000; count += 1) {
    const outcome = await ask(
      sql`update filler set content = (select string_agg(md5(random()::text || id || part), '')
        from generate_series(1, 100) as part)`.execute(handle),
    );
    if (outcome !== 'answered') return outcome;
    if (count % 5 === 4) await ask(sql`vacuum filler`.execute(handle));
  }
  return 'never full';
}
const makeFiller = async (handle: Kysely<Tables>, where = '') => {
  await sql.raw(`create table filler (id int, content text) ${where}`).execute(handle);
  await sql`insert into filler select id, repeat('x', 3200) from generate_series(1, 50) as id`.execute(handle);
};

async function embeddedOnFullDisk(disk: string): Promise<void> {
  const reported: Error[] = [];
  const database = await openEmbedded(path.join(disk, 'database'), (error) => reported.push(error));
  const received: string[] = [];
  await database.listen('news', {
    receive: (payload) => received.push(payload),
    lost: () => received.push('lost'),
    back: () => received.push('back'),
  });
  await makeFiller(database.handle);
  await sql`create table kept (id int)`.execute(database.handle);
  await sql`insert into kept values (1)`.execute(database.handle);
  fill(disk, 4_000_000);
  expect(await writeUntilFull(database.handle)).toBe('full');

  // The log could not grow: the engine has stopped. No statement may hang, in a transaction or outside of one.
  const read = () => ask(sql`select 1`.execute(database.handle));
  const write = (id: number) => ask(database.transaction((tx) => sql`insert into kept values (${id})`.execute(tx)));
  expect(await Promise.all([read(), write(2), read()])).toEqual(['full', 'full', 'full']);
  expect(reported[0]?.message).toContain('No space left on device');
  expect(received).toEqual(['lost']);

  fs.rmSync(ballastOn(disk));
  while ((await read()) !== 'answered') await pause(50);
  expect(await write(3)).toBe('answered');
  await sql`notify news, 'again'`.execute(database.handle);
  expect(received).toEqual(['lost', 'back', 'again']);
  const { rows } = await sql<{ id: number }>`select id from kept order by id`.execute(database.handle);
  expect(rows.map(({ id }) => id)).toEqual([1, 3]);
  await database.close();
  const again = await openEmbedded(path.join(disk, 'database'), (error) => reported.push(error));
  expect(await ask(sql`select from kept`.execute(again.handle))).toBe('answered');
  await again.close();
}

if (probe) {
  test('the embedded engine fails at once on a full disk, and recovers by itself when there is space', async () => {
    await embeddedOnFullDisk(smallDisk(90) as string);
  });
} else {
  test.skip('no disk can be mounted here: a full disk is NOT TESTED', () => undefined);
}

/** A disk that the PostgreSQL server's user may write to, for a separate tablespace. */
async function serverDisk(): Promise<string | undefined> {
  const disk = isServerReachable && probe && /localhost|127\.0\.0\.1/.test(SERVER_URL) ? smallDisk(8) : undefined;
  if (!disk) return undefined;
  try {
    execFileSync('chown', ['postgres', disk], { stdio: 'ignore' });
    return disk;
  } catch {
    return undefined;
  }
}

if (postgresMissing === undefined) {
  let database: Database;
  beforeAll(async () => {
    database = await openPostgres(SERVER_URL, () => undefined);
  });
  afterAll(() => database.close());

  test('PostgreSQL’s error code for a full disk fails only that call', async () => {
    const full = sql`do $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`;
    expect(await ask(full.execute(database.handle))).toBe('full');
    expect(await ask(database.transaction((tx) => full.execute(tx)))).toBe('full');
    expect(await ask(database.transaction((tx) => sql`select 1`.execute(tx)))).toBe('answered');
  });

  const disk = await serverDisk();
  if (disk) {
    test('PostgreSQL on a full disk fails writes, and writes again when there is space', async () => {
      const name = `full_${randomUUID().replaceAll('-', '')}`;
      await onServer(`create tablespace ${name} location '${disk}'`);
      try {
        await onServer(`create table ${name} (content text) tablespace ${name}`);
        fill(disk, 200_000);
        const write = () =>
          ask(
            database.transaction((tx) =>
              sql`insert into ${sql.table(name)} select repeat(md5(random()::text), 60) from generate_series(1, 1000)`.execute(
                tx,
              ),
            ),
          );
        expect(await write()).toBe('full');
        expect(await ask(sql`select count(*) from ${sql.table(name)}`.execute(database.handle))).toBe('answered');
        fs.rmSync(ballastOn(disk));
        expect(await write()).toBe('answered');
      } finally {
        await onServer(`drop table if exists ${name}`);
        await onServer(`drop tablespace ${name}`);
      }
    });
  } else {
    test.skip('no disk can be mounted for PostgreSQL: a full disk is NOT TESTED on it', () => undefined);
  }
} else {
  test.skip(postgresMissing, () => undefined);
}
