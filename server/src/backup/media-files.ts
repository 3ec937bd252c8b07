import fs from 'node:fs/promises';
import path from 'node:path';
import { ifPresent } from '../platform/if-present';

/** The files below a folder, as paths with `/`, without those that are still being written, and notes about them. */
export async function mediaFiles(folder: string): Promise<string[]> {
  // A club without pictures has no such folder.
  const entries = (await ifPresent(fs.readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  return entries
    .filter((entry) => entry.isFile() && !/\.(draft|unsettled)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
