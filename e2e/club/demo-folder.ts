import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Location of prepared data folders between runs, only those of the current build. */
const SHELF = path.resolve(import.meta.dirname, '../../var/e2e');
/** Settings that change what a first start writes: another date or another build writes another demo. */
const SHAPING = ['CLUB_NOW', 'DEMO', 'TZ'];
const GIVE_UP_MS = 150_000;

const digest = (...parts: (string | Buffer)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

/**
 * A folder with what a first start with these settings writes, to be copied. The start itself, which takes ten times as
 * long as a copy, is done once: the workers of a run wait for the first one.
 * @param server the built server's main file
 * @param firstStart starts the club in a folder and stops it
 */
export async function demoFolder(
  server: string,
  settings: Readonly<Record<string, string | undefined>>,
  firstStart: (folder: string) => Promise<void>,
): Promise<string> {
  const build = digest(readFileSync(server));
  const ready = path.join(SHELF, `${build}-${digest(SHAPING.map((name) => `${name}=${settings[name]}`).join())}`);
  for (const start = Date.now(); !existsSync(ready); ) {
    if (claim(`${ready}.making`)) {
      try {
        await make(ready, build, firstStart);
      } finally {
        rmSync(`${ready}.making`, { recursive: true, force: true });
      }
    } else if (Date.now() - start > GIVE_UP_MS) {
      // The process that claimed it was interrupted.
      rmSync(`${ready}.making`, { recursive: true, force: true });
    } else {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return ready;
}

/** Whether this process is the one that creates it. */
function claim(mark: string): boolean {
  mkdirSync(SHELF, { recursive: true });
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}

async function make(ready: string, build: string, firstStart: (folder: string) => Promise<void>): Promise<void> {
  for (const name of readdirSync(SHELF)) {
    if (!name.startsWith(build)) rmSync(path.join(SHELF, name), { recursive: true, force: true });
  }
  const draft = mkdtempSync(`${ready}.draft-`);
  try {
    await firstStart(draft);
    renameSync(draft, ready);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
