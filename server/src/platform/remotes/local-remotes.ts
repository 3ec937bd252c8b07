import fs from 'node:fs/promises';
import path from 'node:path';
import { cachedFile } from '../cached-file';
import { Fault, type NoteFault } from './faults';
import { entryOf, type RemoteEntry, readFederation, readManifest, readPreload } from './remote-entry';

/** A remote whose files are on this server's disk. */
export interface LocalRemote {
  readonly name: string;
  /** Its output folder. */
  readonly folder: string;
  readonly entry: RemoteEntry;
}

/** Finds the remotes built into `<root>/mfe-…/dist`; one that is added or deployed again is detected automatically. */
export function localRemotes(root: string, note: NoteFault): () => Promise<LocalRemote[]> {
  const readers = new Map<string, () => Promise<LocalRemote | undefined>>();
  return async () => {
    const folders = (await fs.readdir(root)).filter((name) => name.startsWith('mfe-'));
    // Includes the remotes that were found before, so that the fault of a deleted one ends.
    const found = await Promise.all(
      [...new Set([...readers.keys(), ...folders])].sort().map((name) => {
        const folder = path.join(root, name, 'dist');
        const read = readers.get(name) ?? localRemote(folder);
        readers.set(name, read);
        return read().then(
          (remote) => {
            note(folder);
            return remote;
          },
          (error: Error) => {
            // One half-deployed remote must not affect the others.
            const remedy = 'Izgradite ga ponovno (npm run build), i dopustite poslužitelju da čita tu mapu.';
            note(folder, new Fault(`The remote in ${folder} cannot be read`, remedy, { cause: error }));
            return undefined;
          },
        );
      }),
    );
    return found.filter((remote) => remote !== undefined);
  };
}

function localRemote(folder: string): () => Promise<LocalRemote | undefined> {
  const manifest = cachedFile(path.join(folder, 'remote.json'), readManifest);
  const preload = cachedFile(path.join(folder, 'preload.json'), readPreload);
  const federation = cachedFile(path.join(folder, 'mf-manifest.json'), readFederation);
  return async () => {
    const remote = await manifest();
    if (!remote) return undefined;
    const files = { manifest: remote, preload: await preload(), federation: await federation() };
    return { name: remote.name, folder, entry: entryOf(files, `/remotes/${remote.name}/`) };
  };
}
