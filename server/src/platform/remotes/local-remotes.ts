import fs from 'node:fs/promises';
import path from 'node:path';
import { changingFile } from './changing-file';
import { entryOf, type RemoteEntry, readFederation, readManifest, readPreload } from './remote-entry';

/** A remote whose files are on this server's disk. */
export interface LocalRemote {
  readonly name: string;
  /** Its output folder. */
  readonly folder: string;
  readonly entry: RemoteEntry;
}

/** Finds the remotes built into `<root>/mfe-…/dist`; one that is added or deployed again is detected automatically. */
export function localRemotes(root: string, report: (error: Error) => void): () => Promise<LocalRemote[]> {
  const readers = new Map<string, () => Promise<LocalRemote | undefined>>();
  return async () => {
    const folders = (await fs.readdir(root)).filter((name) => name.startsWith('mfe-')).sort();
    const found = await Promise.all(
      folders.map((name) => {
        const folder = path.join(root, name, 'dist');
        const read = readers.get(folder) ?? localRemote(folder);
        readers.set(folder, read);
        return read().catch((error: Error) => {
          // One half-deployed remote must not affect the others.
          report(new Error(`The remote in ${folder} cannot be read`, { cause: error }));
          return undefined;
        });
      }),
    );
    return found.filter((remote) => remote !== undefined);
  };
}

function localRemote(folder: string): () => Promise<LocalRemote | undefined> {
  const manifest = changingFile(path.join(folder, 'remote.json'), readManifest);
  const preload = changingFile(path.join(folder, 'preload.json'), readPreload);
  const federation = changingFile(path.join(folder, 'mf-manifest.json'), readFederation);
  return async () => {
    const remote = await manifest();
    if (!remote) return undefined;
    const files = { manifest: remote, preload: await preload(), federation: await federation() };
    return { name: remote.name, folder, entry: entryOf(files, `/remotes/${remote.name}/`) };
  };
}
