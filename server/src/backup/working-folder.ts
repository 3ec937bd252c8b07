import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type FolderInUse, lockFolder } from '../platform/database';

/**
 * Runs `work` with an empty folder below the data folder, for the unpacked copy of a club: what an interrupted run has
 * left is removed first, and everything afterwards, also when the process ends meanwhile.
 * @throws FolderInUse while another process works in it
 */
export async function inWorkingFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = path.join(dataDir, 'unpacked');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A suspended process that another one took for gone must leave that one's files alone.
  const endWithout = (error: FolderInUse) => {
    process.off('exit', remove);
    console.error(error);
    process.exit(4);
  };
  const release = await lockFolder(folder, undefined, endWithout);
  // Before the lock is released.
  process.prependOnceListener('exit', remove);
  try {
    remove();
    await fs.mkdir(folder, { mode: 0o700 });
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
    release();
  }
}
