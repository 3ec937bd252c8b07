import fs from 'node:fs/promises';
import path from 'node:path';
import { type Database, executedMigrations, readSnapshot, type Tx } from '../platform/database';
import { keyFileIn, sealingFingerprint } from '../platform/identity';
import { ifPresent } from '../platform/if-present';
import type { ArchiveWriter } from './backup-archive';
import {
  BACKUP_FORMAT,
  type BackupManifest,
  isBackupFile,
  KEY_FILE,
  MANIFEST_FILE,
  MEDIA_FOLDER,
  tableFile,
} from './backup-manifest';
import { ledgerSummary } from './ledger-summary.repository';
import { mediaFiles } from './media-files';
import { isOfOnePlace, rowsOf, setTextForm, storedTables, tryLockBackup } from './stored-tables.repository';

/** A whole club: its database and, below `dataDir`, its media files and key. */
export interface ClubPlace {
  readonly db: Database;
  readonly dataDir: string;
  /** The key of the settings, if they contain one. */
  readonly sealingKey: Buffer | undefined;
}

export interface BackupTarget {
  readonly file: string;
  readonly recipient: string | undefined;
  /** False: only the tables, for a move to another engine with the same files. */
  readonly withFiles?: boolean;
  /**
   * Checked before anything is written, when the turn of this backup comes, and again before it gets its name: another
   * process may have been faster.
   */
  readonly isWanted?: (() => Promise<boolean>) | undefined;
}

/** What a person reads who asks for a backup meanwhile, from the command line. */
const IN_PROGRESS = 'Upravo se izrađuje druga sigurnosna kopija; pričekajte i ponovite.';

/** Another process is making a backup, or has just made one. */
export class BackupInProgress extends Error {
  override readonly name = 'BackupInProgress';
}

/** Lines are collected into parts of about this size: memory is bounded for tables of any size. */
const PART_CHARACTERS = 1_000_000;

/** Writes a backup of the club's current state, while it continues working. */
export async function writeBackup(place: ClubPlace, target: BackupTarget, now: Date): Promise<BackupManifest> {
  const { db, dataDir, sealingKey } = place;
  const { file, recipient, withFiles = true, isWanted = async () => true } = target;
  let manifest: BackupManifest | undefined;
  const refuseUnwanted = async () => {
    if (!(await isWanted())) throw new BackupInProgress('Another backup has just been made.');
  };
  const refuseSecond = async (tx: Tx) => {
    if (!(await tryLockBackup(tx))) throw new BackupInProgress(IN_PROGRESS);
  };
  // Loaded with the first backup: its libraries would slow down every start.
  const { writeArchive } = await import('./backup-archive');
  await writeArchive(file, recipient, async (archive) => {
    await refuseUnwanted();
    // The lock is not kept yet: the media may take longer than the server lets an idle transaction last.
    await db.transaction(refuseSecond);
    if (withFiles) await addMedia(archive, dataDir);
    const stored = await readSnapshot(db, async (tx) => {
      await setTextForm(tx);
      await refuseSecond(tx);
      await refuseUnwanted();
      return {
        migrations: await executedMigrations(tx),
        tables: await addTables(archive, tx),
        ledger: await ledgerSummary(tx),
      };
    });
    // Files that were added since the first pass: a picture's row is written after its files.
    if (withFiles) await addMedia(archive, dataDir);
    // In an unencrypted backup, the key would open what it seals: then it must be stored separately.
    if (withFiles && recipient) await addKey(archive, dataDir);
    manifest = {
      format: BACKUP_FORMAT,
      madeAt: now.toISOString(),
      engine: db.engine,
      ...stored,
      files: [...archive.files],
      sealedWith: await sealingFingerprint(sealingKey, dataDir),
    };
    await archive.add(MANIFEST_FILE, Buffer.from(JSON.stringify(manifest)));
    // Another process's turn ends before its file has its name, so the check above may have missed it.
    await refuseUnwanted();
  });
  return manifest as BackupManifest;
}

async function addTables(archive: ArchiveWriter, tx: Tx): Promise<BackupManifest['tables']> {
  const written: BackupManifest['tables'] = [];
  for (const table of await storedTables(tx)) {
    // No table of the club has a name that cannot be a folder's, and a backup with it could not be restored.
    if (isOfOnePlace(table) || !isBackupFile(tableFile(table.name, 0))) continue;
    let [rows, parts, part] = [0, 0, ''];
    const addPart = async () => {
      await archive.add(tableFile(table.name, parts), Buffer.from(part));
      parts += 1;
      part = '';
    };
    for await (const line of rowsOf(tx, table)) {
      rows += 1;
      part += `${line}\n`;
      if (part.length >= PART_CHARACTERS) await addPart();
    }
    if (part) await addPart();
    written.push({ name: table.name, columns: [...table.columns], rows });
  }
  return written;
}

async function addMedia(archive: ArchiveWriter, dataDir: string): Promise<void> {
  const media = path.join(dataDir, MEDIA_FOLDER);
  const added = new Set(archive.files.map(({ name }) => name));
  for (const name of await mediaFiles(media)) {
    if (added.has(MEDIA_FOLDER + name)) continue;
    const content = await ifPresent(fs.readFile(path.join(media, name)));
    // Deleted since the folder was listed: its row is deleted too.
    if (content) await archive.add(MEDIA_FOLDER + name, content);
  }
}

async function addKey(archive: ArchiveWriter, dataDir: string): Promise<void> {
  const key = await ifPresent(fs.readFile(keyFileIn(dataDir)));
  if (key) await archive.add(KEY_FILE, key);
}
