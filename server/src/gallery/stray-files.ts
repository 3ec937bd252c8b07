import fs from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../platform/database';
import { coversByYear, picturesOf } from './gallery.repository';
import { filesOf, galleryFolder, isOwnFile, removeFiles, YEAR, yearFolder } from './picture-files';

/** Older than any upload that is under way, in this process or another, and whose row is not committed yet. */
const STRAY_AFTER_MS = 24 * 60 * 60_000;

interface Parts {
  readonly db: Database;
  /** The folder of all media files. */
  readonly media: string;
}

/**
 * Removes the files that no picture has: of a deletion or an upload that was interrupted, or failed, between the database
 * and the folder. Otherwise they would be public, and in every backup, for ever. Files that the gallery has not written
 * are left alone, and all of them by a database without any picture: one that is named by mistake lacks the club's.
 * @param now by the machine's clock, as the age of files
 * @returns how many
 */
export async function removeStrayFiles({ db, media }: Parts, now: Date): Promise<number> {
  if ((await coversByYear(db.handle)).length === 0) return 0;
  const years = (await namesIn(galleryFolder(media))).filter((name) => YEAR.test(name)).map(Number);
  let removed = 0;
  for (const year of years) {
    const folder = yearFolder(media, year);
    // Before the rows: the file of a row that is committed in between is not listed, or too young.
    const written = (await namesIn(folder)).filter(isOwnFile);
    const pictures = await picturesOf(db.handle, year);
    const known = new Set(pictures.flatMap(({ kind, file, widths }) => filesOf(kind, file, widths)));
    const strays: string[] = [];
    for (const name of written) if (!known.has(name) && (await isOld(path.join(folder, name), now))) strays.push(name);
    await removeFiles(folder, strays);
    removed += strays.length;
  }
  return removed;
}

async function namesIn(folder: string): Promise<string[]> {
  return fs.readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // A club without pictures has no such folder.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function isOld(file: string, now: Date): Promise<boolean> {
  const stat = await fs.stat(file).catch(() => undefined);
  return stat !== undefined && now.getTime() - stat.mtimeMs > STRAY_AFTER_MS;
}
