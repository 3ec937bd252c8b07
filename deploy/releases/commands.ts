import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.mjs';
import { buildRemote } from './build-remote';
import { type Place, pointedRelease } from './pointed-release';
import { movePointer, readPointer } from './pointer';
import { promoted, released, rolledBack, stopped, withCanary } from './pointer-rules';
import { prune } from './prune';
import { putRelease } from './release-folder';

const print = (line: string) => console.log(line);
const now = () => new Date().toISOString();

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
  const put = (folder: string) => putRelease(name, folder, target);
  const version = built ? await put(path.resolve(built)) : await buildRemote(folderOf(name), put);
  print(`${name} ${version} lies in ${path.join(target, name, version)}`);
  const pointed = await pointedRelease(name, version, options);
  if (staged) return print('It is in use nowhere yet.');
  const pointer = await movePointer(releases, name, (before) => released(before, pointed));
  const deleted = await prune(path.join(target, name), pointer, keepDays);
  if (deleted.length > 0) print(`Deleted after ${keepDays} days: ${deleted.join(', ')}`);
  print(`${name} ${version} is in use.`);
}

function folderOf(name: string): string {
  const folder = path.join(ROOT, name);
  if (!existsSync(path.join(folder, 'remote.json'))) throw new Error(`There is no remote ${name} in ${ROOT}.`);
  return folder;
}

/** `npm run rollback -- mfe-league [version]` */
export async function rollback(name: string, version: string | undefined, place: Place): Promise<void> {
  const { current } = await movePointer(place.releases, name, async (pointer) => {
    const before = version && pointer.previous.find((each) => each.version === version);
    return rolledBack(pointer, now(), before || (version ? await pointedRelease(name, version, place) : undefined));
  });
  print(
    `${name}: ${current ? `${current.version} is in use again` : 'the build in the server’s checkout is in use again'}.`,
  );
}

/** `npm run canary -- mfe-league <version> --share 10`, `… promote`, `… stop` */
export async function canary(name: string, action: string, share: number | undefined, place: Place): Promise<void> {
  if (action === 'promote') {
    const { current } = await movePointer(place.releases, name, (pointer) => promoted(pointer, now()));
    return print(`${name} ${current?.version} is in use for everybody.`);
  }
  if (action === 'stop') {
    await movePointer(place.releases, name, stopped);
    return print(`${name}: nobody tries a canary any more.`);
  }
  if (share === undefined || !(share >= 0 && share <= 100)) throw new Error('--share takes percent, 0 to 100.');
  const pointed = await pointedRelease(name, action, place);
  await movePointer(place.releases, name, (pointer) => withCanary(pointer, pointed, share));
  print(`${name} ${action} is tried by ${share} % of the browsers.`);
}

/** `npm run status [-- mfe-league]` */
export async function status(name: string | undefined, { releases }: Place): Promise<void> {
  const names = name ? [name] : existsSync(releases) ? readdirSync(releases).sort() : [];
  if (names.length === 0) print(`Nothing was released to ${releases}: the builds in the server’s checkout are in use.`);
  for (const each of names) {
    const pointer = await readPointer(releases, each);
    const { current, previous } = pointer;
    const place = ({ address }: { address: string | null }) => (address ? ` at ${address}` : '');
    print(
      current
        ? `${each}: ${current.version} since ${current.since}${place(current)}`
        : `${each}: the build in the server’s checkout`,
    );
    if (pointer.canary) {
      print(`  canary ${pointer.canary.version}, ${pointer.canary.share} % of the browsers${place(pointer.canary)}`);
    }
    if (previous.length > 0) print(`  before: ${previous.map(({ version }) => version).join(', ')}`);
  }
}
