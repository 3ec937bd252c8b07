import fs from 'node:fs/promises';
import path from 'node:path';
import {
  type PointedRelease,
  ReleasePointer,
  ReleaseVersion,
  RemoteName,
} from '@club/shared/contracts/releases/release-files';
import { cachedFile } from '../cached-file';
import { ifPresent } from '../if-present';
import { Fault, type NoteFault } from './faults';
import { fetchBytes } from './fetch-bytes';
import { memoizeSuccess } from './memoize-success';
import { entryOf } from './remote-entry';
import { isPointedAt, type ReleaseEntry, type VerifiedRelease, verifyRelease } from './verify-release';

const FETCH_MS = 3_000;
/** An incomplete folder may still be being copied; a host that did not answer may be back. */
const RETRY_MS = 1_000;

export interface ReleaseStore {
  /** The current content of each remote's pointer; the last readable content if it cannot be read. */
  pointers(): Promise<readonly ReleasePointer[]>;
  /** Begins to fetch releases on other hosts, unless that was tried before, so that a host that hangs delays all once. */
  begin(name: string, releases: readonly PointedRelease[]): void;
  /** A pointed release, verified. @throws in English, for an engineer, when it must not be served */
  open(name: string, pointed: PointedRelease): Promise<ReleaseEntry>;
  /** The folder of a complete release, pointed at or not: pages that are still open request its files. */
  folderOf(name: string, version: string): Promise<string | undefined>;
}

/** @param folder where the release tool writes: `<folder>/<remote>/pointer.json` and `<folder>/<remote>/<version>/` */
export function openReleaseStore(folder: string, note: NoteFault): ReleaseStore {
  const readers = new Map<string, () => Promise<ReleasePointer | undefined>>();
  const locals = new Map<string, { stamp: string; read: () => Promise<VerifiedRelease> }>();
  const externals = new Map<string, () => Promise<VerifiedRelease>>();

  async function local(name: string, version: string): Promise<VerifiedRelease> {
    const home = path.join(folder, name, version);
    const { mtimeMs, ino } = await fs.stat(path.join(home, 'release.json'));
    const stamp = `${mtimeMs} ${ino}`;
    let known = locals.get(home);
    if (known?.stamp !== stamp) {
      const verify = () => verifyRelease({ name, version }, (file) => fs.readFile(path.join(home, file)), true);
      known = { stamp, read: memoizeSuccess(verify, RETRY_MS) };
      locals.set(home, known);
    }
    return known.read();
  }

  const keyOf = ({ address, manifest }: PointedRelease) => `${address} ${manifest}`;

  function external(name: string, pointed: PointedRelease): Promise<VerifiedRelease> {
    const { version, address } = pointed;
    const key = keyOf(pointed);
    const fetched = (file: string) => fetchBytes(`${address}${file}`, AbortSignal.timeout(FETCH_MS));
    const read = externals.get(key) ?? memoizeSuccess(() => verifyRelease({ name, version }, fetched, false), RETRY_MS);
    externals.set(key, read);
    return read();
  }

  /** The folders of remotes; none while they cannot be listed. */
  async function released(): Promise<string[]> {
    try {
      const names = (await ifPresent(fs.readdir(folder))) ?? [];
      note(folder);
      return names.filter((name) => RemoteName.safeParse(name).success);
    } catch (error) {
      const remedy = 'Dopustite poslužitelju da čita tu mapu, ili provjerite njezin disk.';
      note(folder, new Fault(`The folder of releases ${folder} cannot be read`, remedy, { cause: error }));
      return [];
    }
  }

  return {
    async pointers() {
      const names = await released();
      // Includes the remotes that were found before: one that was deleted has no fault any more, and one in a folder that
      // cannot be read has not been deleted.
      const found = await Promise.all(
        [...new Set([...readers.keys(), ...names])].map((name) => {
          const read = readers.get(name) ?? lastPointer(folder, name, note);
          readers.set(name, read);
          return read();
        }),
      );
      return found.filter((pointer) => pointer !== undefined);
    },
    begin(name, releases) {
      for (const pointed of releases) {
        if (!pointed.address || externals.has(keyOf(pointed))) continue;
        // The caller that needs the release gets the error.
        external(name, pointed).catch(() => undefined);
      }
    },
    async open(name, pointed) {
      const release = await (pointed.address ? external(name, pointed) : local(name, pointed.version));
      if (!isPointedAt(release, pointed)) throw new Error('Its release.json is not the one that was released');
      const base = pointed.address ?? `/remotes/${name}/${pointed.version}/`;
      return { ...entryOf(release.files, base), version: release.version };
    },
    async folderOf(name, version) {
      if (!RemoteName.safeParse(name).success || !ReleaseVersion.safeParse(version).success) return undefined;
      return local(name, version).then(
        () => path.join(folder, name, version),
        () => undefined,
      );
    },
  };
}

/**
 * A pointer is moved by a rename; one that is malformed, or cannot be read for a while, does not remove the release in
 * use.
 */
function lastPointer(folder: string, name: string, note: NoteFault): () => Promise<ReleasePointer | undefined> {
  const file = path.join(folder, name, 'pointer.json');
  const read = cachedFile(file, (text) => ReleasePointer.parse(JSON.parse(text)));
  let last: ReleasePointer | undefined;
  return async () => {
    try {
      // A pointer that was deleted, to start over, names nothing.
      last = (await read()) ?? (last && { ...last, current: null, previous: [], canary: null });
      note(file);
    } catch (error) {
      const instead = last ? 'the last one counts' : 'releases of this remote are not served';
      const remedy = `Dopustite poslužitelju da je čita. Ako je oštećena, obrišite je i ponovno pustite izdanje: npm run release -- ${name}`;
      note(file, new Fault(`The pointer ${file} cannot be read; ${instead}`, remedy, { cause: error }));
    }
    return last;
  };
}
