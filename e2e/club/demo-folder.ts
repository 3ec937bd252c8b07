import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where prepared data folders are kept between runs; only those of the current build. */
const SHELF = path.resolve(import.meta.dirname, '../../var/e2e');
/** Settings that change what a first start writes: another date, for example, writes another demo. */
const SHAPING = ['CLUB_NOW', 'DEMO', 'TZ'];

const digest = (...parts: (string | Buffer)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

/**
 * A folder to copy, with the data that a first start with these settings writes. The start itself, which takes ten times as
 * long as a copy, is done once: the other workers of a run wait for it, unless it has been interrupted.
 * @param server the built server's main file
 * @param firstStart starts the club in a folder and stops it
 */
export async function demoFolder(
  server: string,
  settings: Readonly<Record<string, string | undefined>>,
  firstStart: (folder: string) => Promise<void>,
  shelf = SHELF,
): Promise<string> {
  const build = digest(readFileSync(server));
  const ready = path.join(shelf, `${build}-${digest(SHAPING.map((name) => `${name}=${settings[name]}`).join())}`);
  while (!existsSync(ready)) {
    const release = await claim(ready);
    if (!release) {
      await pause(200);
      continue;
    }
    try {
      // Another process may have created it before this one claimed it.
      if (!existsSync(ready)) await make(ready, build, firstStart);
    } finally {
      release();
    }
  }
  return ready;
}

/** Makes this process the one that creates the folder; undefined while another running process is. */
async function claim(ready: string): Promise<(() => void) | undefined> {
  const { FolderInUse, lockFolder } = await import('../../server/src/platform/database');
  return lockFolder(ready).catch((error) => {
    if (error instanceof FolderInUse) return undefined;
    throw error;
  });
}

async function make(ready: string, build: string, firstStart: (folder: string) => Promise<void>): Promise<void> {
  const shelf = path.dirname(ready);
  const draftName = `${path.basename(ready)}.draft-`;
  for (const name of readdirSync(shelf)) {
    const isLeft = !name.startsWith(build) || name.startsWith(draftName);
    if (isLeft) rmSync(path.join(shelf, name), { recursive: true, force: true });
  }
  const draft = mkdtempSync(path.join(shelf, draftName));
  try {
    await firstStart(draft);
    renameSync(draft, ready);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
