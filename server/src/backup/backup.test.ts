import fs from 'node:fs';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { verifyMoney } from '../finances';
import { memberForTests } from '../members/testing';
import { MIGRATIONS, migrate } from '../platform/database';
import { eachEngine, embeddedForTests, type TestDatabase } from '../platform/database/testing';
import { openLiveHub } from '../platform/live';
import { openClubServices } from '../testing/club-services';
import { draftOf } from './backup-archive';
import { listBackups } from './backup-files';
import { makeBackup } from './make-backup.service';
import { restoreBackup } from './restore-backup.service';
import { backupPlaces, fill, PICTURE, rowsIn } from './testing-backups';
import { unpackBackup } from './unpack-backup';
import { writeBackup } from './write-backup.service';

const NOW = new Date('2026-11-20T06:00:00Z');
const { at, placeOf, addPicture, addKeyFile, withKeyFile } = backupPlaces();

eachEngine((open) => {
  const openEmbedded = embeddedForTests();
  let source: TestDatabase;
  beforeAll(async () => {
    source = await open();
    await fill(source);
  });
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
    expect(restored).toEqual({ isSealedAnew: false, migrated: [], skipped: [] });
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

  test('the processes that served the club are not said to be missing where it is restored', async () => {
    const RAN = {
      id: '7e3c6b9e-0f8e-4b8e-9a57-0c9d2a5d3f10',
      host: 'stari-klub',
      version: '2.1.0',
      node: '22.0.0',
      ...{ started_at: NOW.toISOString(), seen_at: NOW.toISOString() },
      ...{ pid: 4711, streams: 0, database_connections: 1, database_waiting: 0, memory_bytes: 1 },
    };
    await source.handle.insertInto('server_process').values(RAN).execute();
    const { file, manifest } = await backUp();
    await source.handle.deleteFrom('server_process').execute();
    expect(manifest.tables.map(({ name }) => name)).not.toContain('server_process');

    // Backups of earlier releases contain them.
    const backup = await unpackBackup(file, at('unpacked'));
    const columns = Object.keys(RAN).map((name) => ({ name, type: '' }));
    const earlier = {
      ...backup,
      manifest: { ...manifest, tables: [...manifest.tables, { name: 'server_process', columns, rows: 1 }] },
      async *linesOf(table: string) {
        if (table === 'server_process') yield [JSON.stringify(Object.values(RAN).map(String))];
        else yield* backup.linesOf(table);
      },
    };
    const target = await open({ empty: true });
    await restoreBackup(earlier, placeOf(target, 'target'));
    expect(await target.handle.selectFrom('server_process').select('host').execute()).toEqual([]);
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
    await memberForTests(target);
    const members = (await rowsIn(target)).member;
    await expect(restoreBackup(backup, place)).rejects.toThrow('nije prazna');
    expect((await rowsIn(target)).member).toEqual(members);
  });

  test('a place where a server has started is refused: its own key would not open what the backup has sealed', async () => {
    const place = withKeyFile(source, 'source');
    addKeyFile('source');
    const secret = await generateX25519Identity();
    const encrypted = { file: at('sealed.tar.gz.age'), recipient: await identityToRecipient(secret) };
    await writeBackup(place, encrypted, NOW);
    const backup = await unpackBackup(encrypted.file, at('unpacked'), secret);

    const started = await open({ empty: true });
    await migrate(started);
    addKeyFile('started');
    await sql`insert into identity_secret values ('csrf', 'its own', now())`.execute(started.handle);
    await expect(restoreBackup(backup, withKeyFile(started, 'started'))).rejects.toThrow(
      'Vraća se samo u praznu, na kojoj poslužitelj još nije radio',
    );
    expect(await rowsIn(started)).toMatchObject({ member: [], identity_secret: [expect.stringContaining('its own')] });

    // With another database, the folder still has the key of the first start.
    const another = await open({ empty: true });
    await expect(restoreBackup(backup, withKeyFile(another, 'started'))).rejects.toThrow(
      `U ${at('started/identity.key')} nije ključ iz sigurnosne kopije`,
    );
    fs.renameSync(at('started/identity.key'), at('started/identity.key.old'));
    expect(await restoreBackup(backup, withKeyFile(another, 'started'))).toMatchObject({ isSealedAnew: false });
    expect(await rowsIn(another)).toEqual(await rowsIn(source));
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

  test('after an interrupted restore of an older backup, which has only made its tables, another one can be restored', async () => {
    const { file } = await backUp();
    const target = await open({ empty: true });
    await migrate(target, MIGRATIONS.slice(0, -1));
    await restoreBackup(await unpackBackup(file, at('unpacked')), placeOf(target, 'target'));
    expect(await rowsIn(target)).toEqual(await rowsIn(source));
  });

  test('where its members and ledger are already, it says what to do after an interrupted restore and otherwise', async () => {
    const old = await open({ empty: true });
    await migrate(old, MIGRATIONS.slice(0, -1));
    await memberForTests(old);
    await writeBackup(placeOf(old, 'old'), { file: at('old.tar.gz'), recipient: undefined }, NOW);
    const backup = await unpackBackup(at('old.tar.gz'), at('unpacked'));
    const before = await rowsIn(old);
    const message =
      'U bazi su isti članovi i iste stavke knjige kao u sigurnosnoj kopiji. Ako je vraćanje bilo prekinuto, ne treba ga ponavljati: provjerite bazu s npm run verify:money i npm run league:verify. Inače zadajte drugu, praznu bazu (DATA_DIR ili DATABASE_URL).';
    await expect(restoreBackup(backup, placeOf(old, 'old'))).rejects.toThrow(message);
    expect(await rowsIn(old)).toEqual(before);

    // What is to be repaired by the restore may be neither a member nor an entry.
    await old.handle.deleteFrom('live_version').execute();
    await expect(restoreBackup(backup, placeOf(old, 'old'))).rejects.toThrow(message);

    await memberForTests(old);
    await expect(restoreBackup(backup, placeOf(old, 'old'))).rejects.toThrow('Baza podataka nije prazna.');
  });

  test('a backup whose ledger is not the one that it states is not restored, not even in part', async () => {
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
    expect(fs.readdirSync(at())).toEqual(['file']);
    await source.transaction((tx) => sql`select 1`.execute(tx));
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
