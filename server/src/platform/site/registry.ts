import { refuseUnfit, sharedVersionOf } from './compatibility';
import { externalRemote } from './external-remote';
import { localRemotes } from './local-remotes';
import type { RemoteAddresses } from './remote-addresses';
import type { RemoteEntry } from './remote-entry';

export interface RemoteRegistry {
  /** The remotes as they are deployed at this moment. */
  current(): Promise<readonly RemoteEntry[]>;
  /** Where the files of a remote of this server lie; undefined: it has none of that name. */
  folderOf(name: string): Promise<string | undefined>;
}

/** The remotes built below `root`, those in `addresses` taken from elsewhere instead. */
export function openRegistry(root: string, addresses: RemoteAddresses, report: (error: Error) => void): RemoteRegistry {
  const readLocal = localRemotes(root, report);
  const distant = [...addresses].map(([name, base]) => ({ name, base, read: externalRemote(base, report) }));
  return {
    async current() {
      const local = await readLocal();
      const entries = new Map<string, RemoteEntry>(local.map(({ name, entry }) => [name, entry]));
      for (const { name, base, read } of distant) {
        const own = entries.get(name);
        // Without a word from there: what the build here says of it, so that its menu stays while it is looked for.
        const entry = (await read()) ?? (own && { ...own, entry: `${base}mf-manifest.json`, preload: {} });
        if (entry) entries.set(name, entry);
      }
      const provided = await sharedVersionOf(root);
      return [...entries.values()].map((entry) => refuseUnfit(entry, provided));
    },
    folderOf: async (name) => (await readLocal()).find((remote) => remote.name === name)?.folder,
  };
}
