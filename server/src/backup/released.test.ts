import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { verifyMoney } from '../finances';
import { verifyLeague } from '../league';
import { executedMigrations, MIGRATIONS } from '../platform/database';
import { eachEngine } from '../platform/database/testing';
import { openWholeClub } from '../testing/whole-club';
import { ledgerSummary } from './ledger-summary.repository';
import { restoreBackup } from './restore-backup.service';
import { countRows } from './stored-tables.repository';
import { unpackBackup } from './unpack-backup';

/**
 * Databases of earlier releases, backed up after their demo clubs were used. They are never changed: a migration that is
 * changed later, or inserted before one that a club has already had, fails here. `before-league` is of commit cd3ec78d,
 * `first-league` the same club after the migrations up to 0012.
 */
const RELEASED = path.join(import.meta.dirname, 'released');

/** Tables that need not have the rows that they had. */
const CHANGED = [
  // Sealed with a key that is not in these backups.
  ...['identity_key', 'identity_secret'],
  // A restore makes a new version of every topic.
  'live_version',
];

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'released-'));
afterAll(() => fs.rmSync(home, { recursive: true }));

eachEngine((open) => {
  test.each(fs.readdirSync(RELEASED))('%s is migrated to the present schema without data loss', async (file) => {
    const db = await open({ empty: true });
    const backup = await unpackBackup(path.join(RELEASED, file), path.join(home, `unpacked-${db.engine}-${file}`));
    const place = { db, dataDir: path.join(home, `${db.engine}-${file}`), sealingKey: undefined };
    const { migrated } = await restoreBackup(backup, place);
    const { migrations, tables, ledger } = backup.manifest;
    expect(migrated).toEqual(MIGRATIONS.slice(migrations.length));
    expect(await executedMigrations(db.handle)).toEqual(MIGRATIONS);
    expect(await ledgerSummary(db.handle)).toEqual(ledger);
    for (const { name, rows } of tables.filter((table) => !CHANGED.includes(table.name))) {
      expect([name, await countRows(db.handle, name)]).toEqual([name, rows]);
    }
    expect(await verifyMoney(db)).toEqual([]);
    expect(await verifyLeague(db.handle)).toEqual([]);
    const payers = await db.handle.selectFrom('ledger_entry').select('member_id').distinct().execute();
    expect(payers).not.toEqual([]);
    const club = await openWholeClub(db);
    const admin = club.as(await club.addMember({ roles: ['ADMIN'] }));
    const statements = payers.map((payer) => `admin-users/${payer.member_id}/statement`);
    for (const path of ['club-day', 'admin/settings', ...statements]) {
      expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
    }
  });
});
