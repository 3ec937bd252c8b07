/** A lock on a folder between processes. Only Node's own modules: it is needed before the installation. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const WAIT_MS = 60_000;
const POLL_INTERVAL_MS = 100;
/** The holder touches its lock this often; a lock that is not touched for `STALE_MS` belongs to a dead process. */
const BEAT_MS = 60_000;
const STALE_MS = 5 * 60_000;
/** A lock is written at once when it is created: one that cannot be read after this time belongs to a dead process. */
const UNWRITTEN_MS = 10_000;

/**
 * Does the work while no other process does any under the lock of this folder.
 * @param options `waitMs`: how long to wait for another process; `onWait`: called once if there is one
 */
export async function withLock(folder, work, { waitMs = WAIT_MS, onWait } = {}) {
  await fs.mkdir(folder, { recursive: true });
  const file = path.join(folder, '.lock');
  const own = JSON.stringify({ pid: process.pid, host: os.hostname() });
  for (let start; !(await take(file, own)); await pause(POLL_INTERVAL_MS)) {
    if (start === undefined) onWait?.();
    start ??= Date.now();
    if (Date.now() - start <= waitMs) continue;
    const holder = await heldBy(file);
    if (holder !== undefined) throw new Error(`${file} is held by ${holder}. If nobody works there, delete it.`);
  }
  // Another process has taken the lock over if this one was suspended for so long that it counted as dead.
  const isOwn = async () => (await heldBy(file)) === own;
  const beat = setInterval(() => touch(file, isOwn), BEAT_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (await isOwn()) await fs.rm(file, { force: true });
  }
}

async function take(file, own) {
  if (await create(file, own)) return true;
  if (!(await isStale(file))) return false;
  await removeStale(file, own);
  return create(file, own);
}

/** The content of a lock; undefined if it has just been released. */
async function heldBy(file) {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

async function create(file, own) {
  let handle;
  try {
    handle = await fs.open(file, 'wx');
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
  try {
    await handle.writeFile(own).finally(() => handle.close());
    return true;
  } catch (error) {
    // A full disk: nobody would know whose lock this is.
    await fs.rm(file, { force: true });
    throw error;
  }
}

/** A lock that was deleted meanwhile is not restored: another process may have taken it. */
async function touch(file, isOwn) {
  try {
    if (await isOwn()) await fs.utimes(file, new Date(), new Date());
  } catch {
    // The next beat tries again.
  }
}

/**
 * Processes that found the lock stale remove it one at a time, and check it again first: another may have taken it over
 * meanwhile.
 */
async function removeStale(file, own) {
  const removal = `${file}.removal`;
  if (!(await create(removal, own))) {
    if (await isStale(removal)) await fs.rm(removal, { force: true });
    return;
  }
  try {
    if (await isStale(file)) await fs.rm(file, { force: true });
  } finally {
    await fs.rm(removal, { force: true });
  }
}

/** Who has written a lock; undefined while it is only created, or half written. */
function holderIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function isStale(file) {
  const [stat, text] = await Promise.all([fs.stat(file), fs.readFile(file, 'utf8')]).catch(() => []);
  if (!stat) return false;
  const holder = holderIn(text);
  if (Date.now() - stat.mtimeMs > (holder ? STALE_MS : UNWRITTEN_MS)) return true;
  if (!holder) return false;
  const { pid, host } = holder;
  if (host !== os.hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
