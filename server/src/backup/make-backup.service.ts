import path from 'node:path';
import { backupName, removeOldBackups } from './backup-files';
import type { BackupManifest } from './backup-manifest';
import type { BackupSettings } from './backup-settings';
import { type ClubPlace, writeBackup } from './write-backup.service';

export interface MadeBackup {
  readonly file: string;
  readonly manifest: BackupManifest;
}

/**
 * Makes a backup in the folder of the settings and removes the oldest ones beyond the limit.
 * @param now by the machine's clock, even where CLUB_NOW sets the club's
 * @param isWanted left out for a backup that somebody has requested
 */
export async function makeBackup(
  place: ClubPlace,
  settings: BackupSettings,
  now: Date,
  isWanted?: () => Promise<boolean>,
): Promise<MadeBackup> {
  const { folder, keep, recipient } = settings;
  const file = path.join(folder, backupName(now, recipient !== undefined));
  const manifest = await writeBackup(place, { file, recipient, isWanted }, now);
  await removeOldBackups(folder, keep, now);
  return { file, manifest };
}
