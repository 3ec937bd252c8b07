import { rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '../platform/database';

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
  const release = await lockFolder(folder);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
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
