import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, ownProcess, type ProcessIdentity } from './process-identity';

const ATTEMPTS = 20;
const BEAT_MS = 3_000;
/**
 * A holder in another container, whose process cannot be looked up, counts as gone after this long without a heartbeat.
 */
const WAIT_MS = 5 * BEAT_MS;

/** Another living process holds the data folder: two processes would silently overwrite each other's bookings. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(`The data folder ${folder} is in use by process ${pid}.`);
  }
}

/** Without closing the database: every further byte would destroy what the other process writes. */
function endAtOnce(error: FolderInUse): void {
  console.error(error);
  // docs/operations.md, "Exit codes"
  process.exit(4);
}

/**
 * Takes `<folder>.lock` for this process; released at exit or by the returned function.
 * @param taken called when another process has taken the folder over, because this one was suspended for so long that
 * it counted as gone
 * @throws FolderInUse when a living process holds it
 */
export async function lockFolder(folder: string, waitMs = WAIT_MS, taken = endAtOnce): Promise<() => void> {
  const file = `${path.resolve(folder)}.lock`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const own = JSON.stringify(ownProcess());
  await take(file, own, folder, waitMs);

  const beat = setInterval(() => {
    const held = read(file);
    if (held && held.text !== own) {
      clearInterval(beat);
      return taken(new FolderInUse(folder, holderOf(held)?.pid ?? 0));
    }
    try {
      const now = new Date();
      fs.utimesSync(file, now, now);
    } catch {
      // The file was deleted, or the disk fails: this process still holds the folder, so the lock is restored.
      restore(file, own);
    }
  }, BEAT_MS).unref();
  const release = () => {
    process.off('exit', release);
    clearInterval(beat);
    if (read(file)?.text === own) fs.rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

async function take(file: string, own: string, folder: string, waitMs: number): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (create(file, own)) return;
    const held = read(file);
    if (!held) continue; // released meanwhile
    if (await isHeld(file, held, waitMs)) throw new FolderInUse(folder, holderOf(held)?.pid ?? 0);
    discardStale(file, held);
  }
  throw new Error(`The lock ${file} could not be taken.`);
}

/** Does not overwrite the lock of another process that has taken it meanwhile. */
function restore(file: string, own: string): void {
  try {
    create(file, own);
  } catch {
    // A full or read-only disk; the next heartbeat tries again.
  }
}

/** link() creates the file with its content in one step: a lock file without its owner is never visible. */
function create(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}.${performance.now()}`;
  fs.writeFileSync(draft, content);
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    fs.rmSync(draft);
  }
}

interface Held {
  readonly text: string;
  readonly beatAt: number;
}

function read(file: string): Held | undefined {
  try {
    return { text: fs.readFileSync(file, 'utf8'), beatAt: fs.statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
}

function holderOf({ text }: Held): ProcessIdentity | undefined {
  try {
    return JSON.parse(text) as ProcessIdentity;
  } catch {
    return undefined;
  }
}

async function isHeld(file: string, held: Held, waitMs: number): Promise<boolean> {
  const holder = holderOf(held);
  if (!holder) return false;
  if (holder.place === ownProcess().place) return isAlive(holder);
  await pause(waitMs);
  const later = read(file);
  return later !== undefined && (later.text !== held.text || later.beatAt !== held.beatAt);
}

/** Moves a stale lock away. Rename is atomic: of several processes one wins and the others check again. */
function discardStale(file: string, judged: Held): void {
  const aside = `${file}.${process.pid}.${performance.now()}.stale`;
  try {
    fs.renameSync(file, aside);
    // Another process took the lock over between our check and our rename: restore its lock.
    if (fs.readFileSync(aside, 'utf8') !== judged.text) fs.linkSync(aside, file);
  } catch {
    // Lost the race; the next attempt decides.
  } finally {
    fs.rmSync(aside, { force: true });
  }
}
