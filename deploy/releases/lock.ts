import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const WAIT_MS = 60_000;
const LOOK_EVERY_MS = 100;
/** Work under the lock takes seconds; an older lock of another machine belongs to a dead process. */
const STALE_MS = 5 * 60_000;

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** One team at a time changes a remote's pointer; other remotes have their own locks. */
export async function withLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await fs.mkdir(folder, { recursive: true });
  const file = path.join(folder, '.lock');
  const own = JSON.stringify({ pid: process.pid, host: os.hostname() } satisfies Holder);
  for (const start = Date.now(); !(await take(file, own)); await pause(LOOK_EVERY_MS)) {
    if (Date.now() - start > WAIT_MS) {
      throw new Error(`${file} is held by ${await fs.readFile(file, 'utf8')}. If nobody works there, delete it.`);
    }
  }
  try {
    return await work();
  } finally {
    await fs.rm(file, { force: true });
  }
}

async function take(file: string, own: string): Promise<boolean> {
  try {
    await fs.writeFile(file, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  if (await isStale(file)) await removeStale(file, own);
  return false;
}

/**
 * Of several processes that found the lock stale, one at a time removes it, and looks again before: another may have
 * taken it over meanwhile.
 */
async function removeStale(file: string, own: string): Promise<void> {
  const removal = `${file}.removal`;
  try {
    await fs.writeFile(removal, own, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return;
  }
  try {
    if (await isStale(file)) await fs.rm(file, { force: true });
  } finally {
    await fs.rm(removal, { force: true });
  }
}

async function isStale(file: string): Promise<boolean> {
  const [stat, text] = await Promise.all([fs.stat(file), fs.readFile(file, 'utf8')]).catch(() => []);
  if (!stat) return false;
  if (Date.now() - stat.mtimeMs > STALE_MS) return true;
  if (!text) return false; // created, not yet written
  const { pid, host } = JSON.parse(text) as Holder;
  if (host !== os.hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
