import { hash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { MIGRATIONS, migrate, type Tx } from '../platform/database';
import { keyFileIn, sealingFingerprint } from '../platform/identity';
import { renewVersions } from '../platform/live';
import { type BackupManifest, MEDIA_FOLDER } from './backup-manifest';
import { ledgerSummary } from './ledger-summary.repository';
import { mediaFiles } from './media-files';
import { refuseUsedDatabase } from './refuse-used-database';
import {
  beginWriting,
  countRows,
  emptyTable,
  endWriting,
  insertLines,
  isOfOnePlace,
  type StoredColumn,
  type StoredTable,
  storedTables,
} from './stored-tables.repository';
import { BackupRefused, type UnpackedBackup, UPGRADE } from './unpack-backup';
import type { ClubPlace } from './write-backup.service';

/** Tables whose rows cannot be opened without the key that sealed them. */
const SEALED_TABLES = ['identity_key', 'identity_secret'];
const PUSH_TABLE = 'push_subscription';

export interface Restored {
  /**
   * The key that sealed parts of the backup is missing: signing keys are created again, everybody signs in again, and no
   * browser gets pushes until its user turns them on again.
   */
  readonly isSealedAnew: boolean;
  /** Migrations that the backup's release did not have yet. */
  readonly migrated: readonly string[];
  /** Tables that another program had put beside those of the club, and that are not restored. */
  readonly skipped: readonly string[];
}

/**
 * Restores a backup to an empty place: all of its tables or none, with their schema at that time, and then migrates
 * them to this release. Its media files are moved: a further attempt unpacks the backup again.
 * @throws BackupRefused when the place is not empty, has another key, or the backup comes from a later release
 */
export async function restoreBackup(backup: UnpackedBackup, place: ClubPlace): Promise<Restored> {
  const { db, dataDir, sealingKey } = place;
  const { manifest } = backup;
  await refuseUnlikePlace(backup, place);
  await migrate(db, manifest.migrations);
  const here = await storedTables(db.handle);
  const written = tablesHere(here, manifest);
  const isWritten = (name: string) => written.some((table) => table.name === name);
  // Not what another program has put beside them since an interrupted restore.
  const emptied = here.filter((table) => isWritten(table.name) || isOfOnePlace(table)).map(({ name }) => name);
  if (backup.media) await moveMedia(backup.media, path.join(dataDir, 'media'));
  if (backup.key && !(await sealingFingerprint(sealingKey, dataDir))) {
    await fs.copyFile(backup.key, keyFileIn(dataDir), fs.constants.COPYFILE_EXCL);
  }
  const { sealedWith } = manifest;
  const isKeyHere = sealedWith !== null && sealedWith === (await sealingFingerprint(sealingKey, dataDir));
  const isSealedAnew = !isKeyHere && written.some(({ name, rows }) => SEALED_TABLES.includes(name) && rows > 0);
  await db.withoutTimeouts(({ transaction }) =>
    transaction((tx) => writeTables(tx, backup, { emptied, written, isSealedAnew })),
  );
  const skipped = manifest.tables.map(({ name }) => name).filter((name) => !isWritten(name));
  return { isSealedAnew, migrated: await migrate(db), skipped };
}

interface Writing {
  /** The names of the club's tables, which contain what the migrations have inserted. */
  readonly emptied: readonly string[];
  /** The club's tables of the backup, with the columns that they have here. */
  readonly written: BackupManifest['tables'];
  readonly isSealedAnew: boolean;
}

async function writeTables(tx: Tx, backup: UnpackedBackup, { emptied, written, isSealedAnew }: Writing): Promise<void> {
  const { manifest, linesOf } = backup;
  await beginWriting(tx, emptied);
  for (const table of written) {
    if (isSealedAnew && SEALED_TABLES.includes(table.name)) continue;
    // In backups of earlier releases.
    if (isOfOnePlace(table)) continue;
    for await (const lines of linesOf(table.name)) await insertLines(tx, table, lines);
    const rows = await countRows(tx, table.name);
    if (rows !== table.rows) throw new Error(`${table.name}: ${table.rows} rows were stored, ${rows} have arrived.`);
  }
  await endWriting(tx, emptied);
  // A push service accepts only what is signed by the key with which the browser has subscribed.
  if (isSealedAnew && manifest.tables.some(({ name }) => name === PUSH_TABLE)) await emptyTable(tx, PUSH_TABLE);
  await renewVersions(tx);
  const [stored, arrived] = [JSON.stringify(manifest.ledger), JSON.stringify(await ledgerSummary(tx))];
  if (stored !== arrived) throw new Error(`The ledger was ${stored} and is ${arrived}.`);
}

/**
 * The tables of the backup that are the club's: the schema here is that of the backup, so no migration has made one that is
 * missing.
 */
const tablesHere = (here: readonly StoredTable[], { tables }: BackupManifest): BackupManifest['tables'] =>
  tables.flatMap((stored) => {
    const table = here.find(({ name }) => name === stored.name);
    return table ? [{ ...stored, columns: columnsHere(table, stored.columns) }] : [];
  });

/** Types become SQL, so they are read from the catalogue: a backup may be forged. In the order of its values. */
const columnsHere = (table: StoredTable, stored: readonly StoredColumn[]): StoredColumn[] =>
  stored.map(({ name }) => {
    const column = table.columns.find((each) => each.name === name);
    if (!column) throw new BackupRefused(`Ova inačica nema stupac ${table.name}.${name} iz sigurnosne kopije.`);
    return column;
  });

async function refuseUnlikePlace(backup: UnpackedBackup, place: ClubPlace): Promise<void> {
  const { manifest, media: given } = backup;
  const { migrations, files } = manifest;
  const unknown = migrations.find((name) => !MIGRATIONS.includes(name));
  if (unknown) throw new BackupRefused(`Sigurnosna kopija je novije inačice (${unknown}). ${UPGRADE}`);
  await refuseUsedDatabase(place.db, manifest);
  await refuseOtherKey(backup, place);
  const media = path.join(place.dataDir, 'media');
  if (given && !(await areAllOf(files, media))) {
    throw new BackupRefused(`U mapi ${media} već ima datoteka. Premjestite ih pa ponovite.`);
  }
}

/** A server that was once started here has left a key file, which would not open what the key of the backup opens. */
async function refuseOtherKey({ manifest, key }: UnpackedBackup, { dataDir, sealingKey }: ClubPlace): Promise<void> {
  if (!key || sealingKey) return;
  const [here, given] = [
    await sealingFingerprint(undefined, dataDir),
    await sealingFingerprint(undefined, path.dirname(key)),
  ];
  if (!here || here === given || given !== manifest.sealedWith) return;
  const file = keyFileIn(dataDir);
  throw new BackupRefused(
    `U ${file} nije ključ iz sigurnosne kopije: premjestite tu datoteku (npr. u ${file}.old) pa ponovite.`,
  );
}

/** Synced before the tables are written: the database survives a power failure. */
async function moveMedia(from: string, to: string): Promise<void> {
  for (const name of await mediaFiles(from)) {
    const file = await fs.open(path.join(from, name), 'r');
    await file.sync().finally(() => file.close());
  }
  await fs.rm(to, { recursive: true, force: true });
  await fs.mkdir(path.dirname(to), { recursive: true });
  await fs.rename(from, to);
}

/** There are no media files but those of the backup, which an interrupted restore has left. */
async function areAllOf(files: BackupManifest['files'], media: string): Promise<boolean> {
  const known = new Map(files.map((file) => [file.name, file.sha256]));
  for (const name of await mediaFiles(media)) {
    const stored = known.get(MEDIA_FOLDER + name);
    if (!stored || stored !== hash('sha256', await fs.readFile(path.join(media, name)))) return false;
  }
  return true;
}
