import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ReleasePointer } from '@club/shared/contracts/releases/release-files';
import { buildRemote } from './build-remote';
import { factsBeforeRelease, folderOf, requireReleased } from './known-remote';
import { type Place, pointedRelease, requireFindable, requireServable, requireStillThere } from './pointed-release';
import { movePointer } from './pointer';
import { promoted, released, rolledBack, stopped, withCanary } from './pointer-rules';
import { prune } from './prune';
import { putRelease } from './release-folder';
import { rollbackTarget } from './rollback-target';
import {
  questionUnlessServed,
  requireFit,
  requirePointerFollowed,
  runningShell,
  servedElsewhere,
} from './running-shell';

const print = (line: string) => console.log(line);
const now = () => new Date().toISOString();

/** @param line what browsers are given, if a server reads the folder */
function printEffect(line: string, releases: string): void {
  const question = questionUnlessServed(releases);
  print(question ? `The pointer says: ${line}` : line);
  if (question) print(question);
}

interface ReleaseOptions extends Place {
  /** Target of the release's folder; default `releases`. */
  readonly target?: string | undefined;
  /** A folder that was tested and built before; without it this checkout's package is built. */
  readonly built?: string | undefined;
  /** Copy the release without activating it. */
  readonly staged: boolean;
  readonly keepDays: number;
}

/** `npm run release -- mfe-league` */
export async function release(name: string, options: ReleaseOptions): Promise<void> {
  const { releases, target = releases, built, staged, keepDays } = options;
  const facts = factsBeforeRelease(name, built);
  // Checked before tests and build, which take a while.
  requireFindable(target, options);
  if (!staged) requireFit(name, facts, await runningShell(releases), ', or release with --staged');
  if (existsSync(path.join(target, name, facts.version))) {
    print(`${name} ${facts.version} was released before: only the same contents are accepted again.`);
    print('For other contents make a new version first (npx lerna version).');
  }
  const source = built ? path.resolve(built) : folderOf(name);
  const put = (folder: string) => putRelease(name, folder, target, source);
  const version = built ? await put(source) : await buildRemote(source, put);
  print(`${name} ${version} lies in ${path.join(target, name, version)}`);
  const pointed = await pointedRelease(name, version, options).catch((error: Error) => {
    if (options.address) throw error;
    // It was just written, or is the same as before: what lies there is damaged.
    throw new Error(`${error.message} Delete ${path.join(target, name, version)}, and release it again.`, {
      cause: error,
    });
  });
  if (staged) return print('It is in use nowhere yet.');
  // Not refused: a remote leaves such an address after its release, or browsers would get another build in between.
  const isElsewhere = servedElsewhere(name, await runningShell(releases)) !== undefined;
  const { canary } = await movePointer(releases, name, async (before) => {
    await requireStillThere(name, pointed, releases);
    return released(before, pointed);
  });
  await printPruned(name, { releases, target, keepDays });
  const condition = isElsewhere ? ` once ${name} is removed from the server’s REMOTES and the server is restarted` : '';
  printEffect(`${name} ${version} is in use${condition}.`, releases);
  printCanary(name, canary, isElsewhere ? 'then' : 'still');
}

/**
 * An engineer who moves the pointer must not overlook the canary: some browsers are not given the release in use, and
 * after a rollback the canary may be the broken one.
 */
function printCanary(name: string, canary: ReleasePointer['canary'], when: 'then' | 'still'): void {
  if (!canary) return;
  const { version, share } = canary;
  print(`The canary ${version} is ${when} tried by ${share} % of the browsers: npm run canary -- ${name} stop`);
}

/** The release is in use already: a deletion that fails does not change that. */
async function printPruned(name: string, options: Parameters<typeof prune>[1]): Promise<void> {
  try {
    const deleted = await prune(name, options);
    if (deleted.length > 0) print(`Deleted after ${options.keepDays} days: ${deleted.join(', ')}`);
  } catch (error) {
    print(`Old releases could not be deleted: ${(error as Error).message}`);
  }
}

/** `npm run rollback -- mfe-league [version]` */
export async function rollback(name: string, version: string | undefined, place: Place): Promise<void> {
  requireReleased(name, place.releases);
  requirePointerFollowed(name, await runningShell(place.releases));
  const skip = (skipped: string, reason: string) => print(`Skipped ${skipped}: ${reason}`);
  const { current, canary } = await movePointer(place.releases, name, async (pointer) =>
    rolledBack(pointer, now(), await rollbackTarget(pointer, version, place, skip)),
  );
  const used = current
    ? `${current.version} is in use again`
    : 'the server’s checkout is in use again, if it has a build';
  printEffect(`${name}: ${used}.`, place.releases);
  printCanary(name, canary, 'still');
}

/**
 * `npm run canary -- mfe-league <version> --share 10`
 * @param share percent of the browsers, 0 to 100 as `readArguments` has checked
 */
export async function canary(name: string, version: string, share: number, place: Place): Promise<void> {
  const shell = await runningShell(place.releases);
  requirePointerFollowed(name, shell);
  const pointed = await pointedRelease(name, version, place, shell);
  const { current } = await movePointer(place.releases, name, async (pointer) => {
    await requireStillThere(name, pointed, place.releases);
    return withCanary(pointer, pointed, share);
  });
  printEffect(`${name} ${version} is tried by ${share} % of the browsers.`, place.releases);
  // The checkout may be on another machine.
  if (!current) print(`${name} has no release in use: nobody tries it unless the server’s checkout has a build.`);
}

/** `npm run canary -- mfe-league promote` */
export async function promoteCanary(name: string, { releases }: Place): Promise<void> {
  requireReleased(name, releases);
  const { current } = await movePointer(releases, name, async (pointer) => {
    const shell = await runningShell(releases);
    requirePointerFollowed(name, shell);
    if (pointer.canary) await requireServable(name, pointer.canary, releases, shell);
    return promoted(pointer, now());
  });
  printEffect(`${name} ${current?.version} is in use for everybody.`, releases);
}

/** `npm run canary -- mfe-league stop` */
export async function stopCanary(name: string, { releases }: Place): Promise<void> {
  requireReleased(name, releases);
  await movePointer(releases, name, stopped);
  printEffect(`${name}: nobody tries a canary any more.`, releases);
}
