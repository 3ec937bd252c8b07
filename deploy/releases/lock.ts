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
  if (await isStale(file)) {
    // Rename is atomic: of several processes that found it stale, one removes it, and all try again.
    const aside = `${file}.${process.pid}.stale`;
    await fs.rename(file, aside).catch(() => undefined);
    await fs.rm(aside, { force: true });
  }
  return false;
}

async function isStale(file: string): Promise<boolean> {
  const [stat, text] = await Promise.all([fs.stat(file), fs.readFile(file, 'utf8')]).catch(() => []);
  if (!stat || !text) return false;
  if (Date.now() - stat.mtimeMs > STALE_MS) return true;
  const { pid, host } = JSON.parse(text) as Holder;
  if (host !== os.hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
