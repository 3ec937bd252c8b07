import fs from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../platform/database';
import { ifPresent } from '../platform/if-present';
import { picturesOf } from './gallery.repository';
import { endChange, galleryFolder, isFileOf, removeFiles, unsettledStem, YEAR, yearFolder } from './picture-files';

/** Older than any upload or deletion that is under way, in this process or another. */
const INTERRUPTED_AFTER_MS = 24 * 60 * 60_000;

interface Parts {
  readonly db: Database;
  /** The folder of all media files. */
  readonly media: string;
}

/**
 * Removes the files of deletions and uploads that were interrupted, or failed, between the database and the folder, if no
 * picture has them. Otherwise they would be public, and in every backup, for ever. Only those: another database that
 * is on the folder by mistake, such as a former one, does not have the pictures that were added since.
 * @param now by the machine's clock, as the age of files
 * @returns how many
 */
export async function removeStrayFiles({ db, media }: Parts, now: Date): Promise<number> {
  const years = (await namesIn(galleryFolder(media))).filter((name) => YEAR.test(name)).map(Number);
  let removed = 0;
  for (const year of years) {
    const folder = yearFolder(media, year);
    const names = await namesIn(folder);
    const stems: string[] = [];
    for (const name of names) {
      const stem = unsettledStem(name);
      if (stem && (await isOld(path.join(folder, name), now))) stems.push(stem);
    }
    const known = stems.length > 0 ? new Set((await picturesOf(db.handle, year)).map(({ file }) => file)) : new Set();
    for (const stem of stems) {
      const strays = known.has(stem) ? [] : names.filter((name) => isFileOf(stem, name));
      await removeFiles(folder, strays);
      await endChange(folder, stem);
      removed += strays.length;
    }
  }
  return removed;
}

/** A club without pictures has no such folder. */
const namesIn = async (folder: string): Promise<string[]> => (await ifPresent(fs.readdir(folder))) ?? [];

async function isOld(file: string, now: Date): Promise<boolean> {
  const stat = await fs.stat(file).catch(() => undefined);
  return stat !== undefined && now.getTime() - stat.mtimeMs > INTERRUPTED_AFTER_MS;
}
