import fs from 'node:fs/promises';
import path from 'node:path';

/** The files below a folder, as paths with `/`, without those that are still being written, and notes about them. */
export async function mediaFiles(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    // A club without pictures has no such folder.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile() && !/\.(draft|unsettled)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
