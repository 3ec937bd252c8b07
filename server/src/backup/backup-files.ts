import fs from 'node:fs/promises';
import path from 'node:path';

/** A backup in the folder. */
export interface BackupFile {
  readonly file: string;
  readonly bytes: number;
  readonly madeAt: Date;
}

const NAME = /^tenis-klub-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.age)?$/;
/** The name of a backup while it is being written (`draftOf`). */
const DRAFT = /^(.+\.tar\.gz(?:\.age)?)\..+\.draft$/;
/** No backup takes that long to write: the process was killed. */
const ABANDONED_MS = 24 * 60 * 60_000;

/** Sorting by name sorts by time; not every file system allows a colon in names. */
export function backupName(at: Date, isEncrypted: boolean): string {
  const instant = at.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  return `tenis-klub-${instant}.tar.gz${isEncrypted ? '.age' : ''}`;
}

/**
 * Newest first; other files of the folder are ignored, and so is a backup dated in the future: a clock that was ahead
 * named it, and the next one is not due any later because of it.
 */
export async function listBackups(folder: string, now: Date): Promise<BackupFile[]> {
  const names = await fs.readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const madeAt = momentIn(name);
      if (!madeAt) return undefined;
      const file = path.join(folder, name);
      const stat = await fs.stat(file).catch(() => undefined);
      return stat && { file, bytes: stat.size, madeAt };
    }),
  );
  return found
    .filter((each) => each !== undefined)
    .filter(({ madeAt }) => madeAt <= now)
    .sort((left, right) => right.madeAt.getTime() - left.madeAt.getTime());
}

/** Removes the oldest backups beyond `keep`, and those that were never completed. */
export async function removeOldBackups(folder: string, keep: number, now: Date): Promise<void> {
  for (const { file } of (await listBackups(folder, now)).slice(keep)) await fs.rm(file, { force: true });
  for (const name of await fs.readdir(folder)) {
    const begunAt = momentIn(DRAFT.exec(name)?.[1] ?? '');
    if (begunAt && now.getTime() - begunAt.getTime() > ABANDONED_MS)
      await fs.rm(path.join(folder, name), { force: true });
  }
}

function momentIn(name: string): Date | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : undefined;
}
