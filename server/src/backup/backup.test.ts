import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { createExpenses, verifyMoney } from '../finances';
import { memberForTests } from '../members/testing';
import { type Database, MIGRATIONS, migrate, readSnapshot } from '../platform/database';
import { eachEngine, embeddedForTests, type TestDatabase } from '../platform/database/testing';
import { openLiveHub } from '../platform/live';
import { openClubServices } from '../testing/club-services';
import { draftOf } from './backup-archive';
import { listBackups } from './backup-files';
import { makeBackup } from './backups.service';
import { restoreBackup } from './restore-backup.service';
import { rowsOf, setTextForm, storedTables } from './stored-tables.repository';
import { unpackBackup } from './unpack-backup';
import { BackupInProgress, writeBackup } from './write-backup.service';

const NOW = new Date('2026-11-20T06:00:00Z');
const SEALING_KEY = Buffer.alloc(32, 7);
const PICTURE = Buffer.from([0, 255, 10, 13, 128]);

let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(home, { recursive: true });
});
const at = (...names: string[]) => path.join(home, ...names);

/**
 * Members with money, cancelled and reversed entries, a receipt, a picture and values that are hard to represent as
 * text.
 */
async function fill(db: Database): Promise<void> {
  const { clock, live, accounts, bookings, cell } = await openClubServices(db);
  const [ana, marko] = [await memberForTests(db), await memberForTests(db)];
  await accounts.pay(ana, 5_000, { actorId: marko, reason: 'Uplata: "pola" \\ šž\u2028, 50 %' });
  await accounts.pay(marko, 1_234, { actorId: ana });
  const entry = await db.handle.selectFrom('ledger_entry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await accounts.reverseEntry(marko, entry.id, { actorId: ana, reason: 'krivo' });
  await bookings.book(ana, cell(1), { kind: 'FRIENDLY' }, 'k');
  const expenses = createExpenses({ db, clock, live });
  const spent = { year: 2026, expenseName: 'Mreža', expenseAmount: 99.99, expenseDate: '2026-03-01', description: '' };
  const { id } = await expenses.add('LEAGUE', spent, { actorId: marko });
  await sql`insert into expense_receipt values (${id}, 'račun.pdf', 'application/pdf', ${PICTURE})`.execute(db.handle);
  await sql`insert into identity_payload (model, id, payload) values ('Grant', '1', ${JSON.stringify({ a: [1e21, null] })})`.execute(
    db.handle,
  );
  await sql`insert into identity_secret values ('csrf', 'sealed', '2026-01-01T00:00:00.123456Z')`.execute(db.handle);
  await sql`insert into push_subscription (endpoint, member_id, p256dh, auth, created_at)
    values ('https://push.example/1', ${ana}, 'p', 'a', '2026-01-01T00:00:00Z')`.execute(db.handle);
  await sql`insert into notice (event, member_id, kind, title, body, path, in_app, created_at)
    values ('fee 1', ${ana}, 'FEE_RECEIVED', 'Uplata', 'Hvala.', '/account-status', true, now())`.execute(db.handle);
  await sql`insert into notice_delivery (notice_id, channel, subscription_id, due_at)
    select notice.id, 'PUSH', push_subscription.id, now() from notice, push_subscription`.execute(db.handle);
  await sql`delete from hidden_finance_year where year = 2020`.execute(db.handle);
}

/** Every row of every table, as text; the versions of live topics go on from a higher number after a restore. */
const rowsIn = (db: Database): Promise<Record<string, string[]>> =>
  readSnapshot(db, async (tx) => {
    await setTextForm(tx);
    const all: Record<string, string[]> = {};
    for (const table of await storedTables(tx)) {
      if (table.name === 'live_version') continue;
      const rows: string[] = [];
      for await (const line of rowsOf(tx, table)) rows.push(line);
      all[table.name] = rows;
    }
    return all;
  });

eachEngine((open) => {
  const openEmbedded = embeddedForTests();
  let source: TestDatabase;
  beforeAll(async () => {
    source = await open();
    await fill(source);
  });
  const placeOf = (db: Database, name: string, sealingKey: Buffer | undefined = SEALING_KEY) => ({
    db,
    dataDir: at(name),
    sealingKey,
  });
  const addPicture = () => {
    fs.mkdirSync(at('source/media/gallery/2024'), { recursive: true });
    fs.writeFileSync(at('source/media/gallery/2024/1-a.avif'), PICTURE);
  };
  const backUp = async (recipient?: string) => {
    const file = at(recipient ? 'club.tar.gz.age' : 'club.tar.gz');
    const manifest = await writeBackup(placeOf(source, 'source'), { file, recipient }, NOW);
    return { file, manifest };
  };

  test('an encrypted backup, restored elsewhere, has the same entries, pictures and next ids', async () => {
    addPicture();
    fs.writeFileSync(at('source/media/gallery/2024/2-b.avif.draft'), 'half');
    const secret = await generateX25519Identity();
    const { file, manifest } = await backUp(await identityToRecipient(secret));
    expect(manifest.ledger).toMatchObject({ entries: 4 });
    expect(fs.readFileSync(file).includes('ledger_entry')).toBe(false);

    // To the other engine, and back.
    const there = await openEmbedded({ empty: true });
    const backup = await unpackBackup(file, at('unpacked'), secret);
    const restored = await restoreBackup(backup, placeOf(there, 'there'));
    fs.rmSync(at('unpacked'), { recursive: true });
    expect(restored).toEqual({ isSealedAnew: false, migrated: [] });
    expect(await rowsIn(there)).toEqual(await rowsIn(source));
    expect(fs.readFileSync(at('there/media/gallery/2024/1-a.avif'))).toEqual(PICTURE);
    expect(fs.readdirSync(at('there/media/gallery/2024'))).toHaveLength(1);

    await writeBackup(placeOf(there, 'there'), { file: at('2.tar.gz'), recipient: undefined }, NOW);
    const back = await open({ empty: true });
    await restoreBackup(await unpackBackup(at('2.tar.gz'), at('unpacked')), placeOf(back, 'back'));
    expect(await rowsIn(back)).toEqual(await rowsIn(source));

    // It continues where it was: ids are new ones, the ledger is append-only, totals are updated, keys are checked.
    const { accounts, bookings, cell } = await openClubServices(back);
    const [member] = await back.handle.selectFrom('member').select('id').orderBy('id').execute();
    const memberId = member?.id ?? 0;
    await accounts.pay(memberId, 100, { actorId: memberId });
    await bookings.book(memberId, cell(2), { kind: 'FRIENDLY' }, 'k2');
    expect(await verifyMoney(back)).toEqual([]);
    const totals = back.handle.selectFrom('reservation_total').select(['friendly', 'league', 'maintenance']);
    expect(await totals.where('member_id', '=', memberId).execute()).toEqual([
      { friendly: 2, league: 0, maintenance: 0 },
    ]);
    await expect(sql`delete from ledger_entry`.execute(back.handle)).rejects.toThrow('append-only');
    await expect(sql`delete from member`.execute(back.handle)).rejects.toMatchObject({ code: '23503' });
  });

  test('after a restore every topic has just changed, to a version above those that open pages have', async () => {
    const { live } = await openClubServices(source);
    const { file } = await backUp();
    for (let count = 0; count < 5; count += 1) await source.transaction((tx) => live.changed(tx, 'grid'));
    await source.transaction((tx) => live.changed(tx, 'finances'));
    await sql`update live_version set changed_at = changed_at - interval '1 day'`.execute(source.handle);
    const target = await open({ empty: true });
    await restoreBackup(await unpackBackup(file, at('unpacked')), placeOf(target, 'target'));

    const restored = await openLiveHub(target, (error) => {
      throw error;
    });
    for (const topic of ['grid', 'finances', 'notices'] as const) {
      expect(restored.version(topic)).toBeGreaterThan(live.version(topic));
      expect(restored.ages()[topic]).toBeLessThan(60);
    }
  });

  test('with another sealing key the sealed rows are left out, and a place that is in use is refused', async () => {
    const { file } = await backUp();
    const target = await open({ empty: true });
    const place = placeOf(target, 'target', Buffer.alloc(32, 9));
    const backup = await unpackBackup(file, at('unpacked'));
    expect(await restoreBackup(backup, place)).toMatchObject({ isSealedAnew: true });
    const [keyless, noKey] = [await open({ empty: true }), { ...backup.manifest, sealedWith: null }];
    const withoutKey = { db: keyless, dataDir: at('keyless'), sealingKey: undefined };
    expect(await restoreBackup({ ...backup, manifest: noKey }, withoutKey)).toMatchObject({ isSealedAnew: true });
    for (const table of ['identity_secret', 'push_subscription', 'notice_delivery']) {
      expect((await rowsIn(target))[table]).toEqual([]);
      expect((await rowsIn(source))[table]).toHaveLength(1);
    }
    await expect(restoreBackup(backup, place)).rejects.toThrow('nije prazna');
    expect((await rowsIn(target)).member).toEqual((await rowsIn(source)).member);
  });

  test('a backup of an earlier release is restored with its schema and then migrated', async () => {
    const [newest] = MIGRATIONS.slice(-1);
    const old = await open({ empty: true });
    await migrate(old, MIGRATIONS.slice(0, -1));
    await writeBackup(placeOf(old, 'old'), { file: at('old.tar.gz'), recipient: undefined }, NOW);
    const target = await open({ empty: true });
    const backup = await unpackBackup(at('old.tar.gz'), at('unpacked'));
    expect(await restoreBackup(backup, placeOf(target, 'target'))).toMatchObject({ migrated: [newest] });
    await expect(
      restoreBackup(
        { ...backup, manifest: { ...backup.manifest, migrations: [...MIGRATIONS, '9999-later'] } },
        placeOf(await open({ empty: true }), 'another'),
      ),
    ).rejects.toThrow('9999-later');
  });

  test('a backup whose checksums do not match its rows is not restored, not even in part', async () => {
    addPicture();
    const { file } = await backUp();
    const backup = await unpackBackup(file, at('unpacked'));
    const { ledger } = backup.manifest;
    const target = await open({ empty: true });
    const wrong = { ...backup.manifest, ledger: { ...ledger, sumCents: ledger.sumCents + 1 } };
    await expect(restoreBackup({ ...backup, manifest: wrong }, placeOf(target, 'target'))).rejects.toThrow('ledger');
    expect((await rowsIn(target)).member).toEqual([]);

    // Repeated, it meets its own pictures; those of another club would be lost.
    fs.writeFileSync(at('target/media/gallery/2024/1-a.avif'), 'another');
    await expect(restoreBackup(backup, placeOf(target, 'target'))).rejects.toThrow('već ima datoteka');
    expect(fs.readFileSync(at('target/media/gallery/2024/1-a.avif'), 'utf8')).toBe('another');
    fs.writeFileSync(at('target/media/gallery/2024/1-a.avif'), PICTURE);
    await restoreBackup(await unpackBackup(file, at('again')), placeOf(target, 'target'));
    expect(fs.readFileSync(at('target/media/gallery/2024/1-a.avif'))).toEqual(PICTURE);
    expect((await rowsIn(target)).member).toEqual((await rowsIn(source)).member);
  });

  test('a backup that cannot be written leaves no file and no open transaction', async () => {
    fs.writeFileSync(at('file'), '');
    const place = placeOf(source, 'source');
    await expect(writeBackup(place, { file: at('file/club.tar.gz'), recipient: undefined }, NOW)).rejects.toThrow();
    if (fs.existsSync('/dev/full')) {
      fs.symlinkSync('/dev/full', draftOf(at('full.tar.gz')));
      await expect(writeBackup(place, { file: at('full.tar.gz'), recipient: undefined }, NOW)).rejects.toMatchObject({
        code: 'ENOSPC',
        path: at('full.tar.gz'),
      });
    }
    expect(fs.readdirSync(home)).toEqual(['file']);
    await source.transaction((tx) => sql`select 1`.execute(tx));
  });

  test('a backup that another process has made first leaves no file', async () => {
    const place = placeOf(source, 'source');
    const target = { file: at('late.tar.gz'), recipient: undefined };
    const packed = jest.spyOn(fs.promises, 'readFile');
    addPicture();
    for (const answers of [[false], [true, false], [true, true, false]]) {
      let calls = 0;
      const isWanted = async () => answers[calls++] ?? false;
      await expect(writeBackup(place, { ...target, isWanted }, NOW)).rejects.toThrow(BackupInProgress);
      expect(calls).toBe(answers.length);
      if (calls === 1) expect(packed).not.toHaveBeenCalled();
    }
    expect(fs.readdirSync(home)).toEqual(['source']);
  });

  test('of two processes that begin in one second, with one name, one makes the backup', async () => {
    const other = await source.again?.();
    // The embedded engine has one process.
    if (!other) return;
    const target = { file: at('club.tar.gz'), recipient: undefined };
    addPicture();
    let goOn: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let first: Promise<unknown> | undefined;
    await new Promise<void>((isReading) => {
      let calls = 0;
      const isWanted = async () => {
        calls += 1;
        if (calls === 1) return true;
        isReading();
        await gate;
        return true;
      };
      first = writeBackup(placeOf(source, 'source'), { ...target, isWanted }, NOW);
    });
    const { pid } = process;
    Object.defineProperty(process, 'pid', { value: pid + 1, configurable: true });
    const packed = jest.spyOn(fs.promises, 'readFile');
    const second = writeBackup(placeOf(other, 'source'), target, NOW);
    await expect(second).rejects.toThrow(BackupInProgress);
    expect(packed).not.toHaveBeenCalled();
    Object.defineProperty(process, 'pid', { value: pid, configurable: true });
    goOn();
    await first;
    expect(fs.readdirSync(home)).toEqual(['club.tar.gz', 'source']);
    await unpackBackup(target.file, at('unpacked'));
  });

  test('a change during a backup is contained completely or not at all', async () => {
    const { accounts } = await openClubServices(source);
    const member = await memberForTests(source);
    let going = true;
    const paying = (async () => {
      while (going) {
        await accounts.pay(member, 100, { actorId: member });
        // The embedded engine answers without yielding to the event loop.
        await nextTurn();
      }
    })();
    const { file, manifest } = await backUp().finally(() => {
      going = false;
    });
    await paying;
    const target = await open({ empty: true });
    await restoreBackup(await unpackBackup(file, at('unpacked')), placeOf(target, 'target'));
    expect(await verifyMoney(target)).toEqual([]);
    const restored = (await rowsIn(target)).ledger_entry ?? [];
    expect(restored).toHaveLength(manifest.ledger.entries);
    expect((await rowsIn(source)).ledger_entry?.slice(0, restored.length)).toEqual(restored);
  });

  test('the oldest backups beyond the limit are removed, other files stay', async () => {
    fs.mkdirSync(at('kept'));
    fs.writeFileSync(at('kept/notes.txt'), '');
    const settings = { folder: at('kept'), everyHours: 24, keep: 2, recipient: undefined };
    for (const day of ['01', '02', '03']) {
      await makeBackup(placeOf(source, 'source'), settings, new Date(`2026-11-${day}T03:04:05Z`));
    }
    expect((await listBackups(at('kept'), new Date('2026-11-20'))).map(({ madeAt }) => madeAt.toISOString())).toEqual([
      '2026-11-03T03:04:05.000Z',
      '2026-11-02T03:04:05.000Z',
    ]);
    expect(fs.existsSync(at('kept/notes.txt'))).toBe(true);
  });
});
