import { type Database, executedMigrations, type Handle, hasTable } from '../platform/database';
import type { BackupManifest } from './backup-manifest';
import { ledgerSummary } from './ledger-summary.repository';
import { countRows, storedTables } from './stored-tables.repository';
import { BackupRefused } from './unpack-backup';

/**
 * Accepts a database that was never used, and one where a restore of this backup, or of one of an earlier release, was
 * interrupted before its tables were written.
 * @throws BackupRefused
 */
export async function refuseUsedDatabase({ handle }: Database, manifest: BackupManifest): Promise<void> {
  const { migrations } = manifest;
  const executed = await executedMigrations(handle);
  if (executed.length === 0) return refuseForeignTables(handle);
  if (beginsWith(migrations, executed) && !(await isUsed(handle))) return;
  if (beginsWith(executed, migrations) && (await hasSameBooks(handle, manifest))) {
    throw new BackupRefused(
      'U bazi su isti članovi i iste stavke knjige kao u sigurnosnoj kopiji. Ako je vraćanje bilo prekinuto, ne treba ga ponavljati: provjerite bazu s npm run verify:money i npm run league:verify. Inače zadajte drugu, praznu bazu (DATA_DIR ili DATABASE_URL).',
    );
  }
  throw new BackupRefused(
    'Baza podataka nije prazna. Vraća se samo u praznu, na kojoj poslužitelj još nije radio: zadajte drugu (DATA_DIR ili DATABASE_URL).',
  );
}

const beginsWith = (names: readonly string[], first: readonly string[]): boolean =>
  first.every((name, index) => name === names[index]);

/** A server has created secrets at its first start, before there is a member. */
async function isUsed(handle: Handle): Promise<boolean> {
  for (const table of ['member', 'identity_secret']) {
    if ((await hasTable(handle, table)) && (await countRows(handle, table)) > 0) return true;
  }
  return false;
}

/**
 * As after an interrupted restore, which writes all tables at once; but also in a club's own database whose members and
 * ledger have not changed since the backup. Other tables cannot tell: a restore renews some, and later migrations add rows.
 */
async function hasSameBooks(handle: Handle, { tables, ledger }: BackupManifest): Promise<boolean> {
  const members = tables.find(({ name }) => name === 'member')?.rows;
  if (!members || members !== (await countRows(handle, 'member'))) return false;
  return JSON.stringify(ledger) === JSON.stringify(await ledgerSummary(handle));
}

/** How many of another program's tables are named; those of a Keycloak are a hundred. */
const NAMED = 5;

/** Where no migration has run, nothing is of the club. */
async function refuseForeignTables(handle: Handle): Promise<void> {
  const names = (await storedTables(handle)).map(({ name }) => name);
  if (names.length === 0) return;
  const some = names.length > NAMED ? [...names.slice(0, NAMED), '…'] : names;
  throw new BackupRefused(
    `Baza podataka već sadrži tablice drugog programa (${some.join(', ')}): zadajte drugu bazu (DATABASE_URL ili --to).`,
  );
}
