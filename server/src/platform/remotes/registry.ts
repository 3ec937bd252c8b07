import type { ReleasePointer } from '@club/shared/contracts/releases/release-files';
import type { RemoteReleases } from '@club/shared/contracts/releases/releases';
import type { Browser } from './browser';
import { refuseUnfit, suiteOf } from './compatibility';
import { externalRemote } from './external-remote';
import { Fault, openFaults } from './faults';
import { type RefusedRelease, type ReleaseInUse, releasesInUse } from './in-use';
import { localRemotes } from './local-remotes';
import { openReleaseStore } from './release-store';
import type { RemoteAddresses } from './remote-addresses';
import type { RemoteEntry } from './remote-entry';
import type { ShellAnnouncement } from './shell-announcement';

/** A remote as it is currently deployed. */
export interface DeployedRemote {
  readonly name: string;
  readonly stable: RemoteEntry;
  /** Where it is served from; `none`: it must not run, and there is no other. */
  readonly source: RemoteReleases['remotes'][number]['source'];
  /** When it was released; missing without a release. */
  readonly since?: string;
  readonly canary?: ReleaseInUse & { readonly share: number };
  /** The arguments of the rollback that takes its release back; missing without a release. */
  readonly rollback?: string;
  readonly refused: readonly RefusedRelease[];
}

export interface RemoteRegistry {
  deployed(): Promise<readonly DeployedRemote[]>;
  /** What was wrong at the latest reading of the remotes. */
  faults(): readonly Fault[];
  /** The remotes as this browser receives them. */
  current(browser: Browser): Promise<readonly RemoteEntry[]>;
  /** Whether this version of a remote is in use, or a release of this server that a page may still have open. */
  knows(name: string, version: string): Promise<boolean>;
  /** The location of a file of a remote of this server, `2.3.0/main.js` or `main.js`; undefined: no such remote. */
  fileOf(name: string, file: string): Promise<{ folder: string; file: string } | undefined>;
}

interface Places {
  /** Contains shell/ and mfe-…/ with their builds; remotes without a release are served from there. */
  readonly root: string;
  /** Where the release tool writes. */
  readonly releases: string;
  /** Remotes that are served from elsewhere, regardless of releases. */
  readonly addresses: RemoteAddresses;
}

/** @param announce receives the shell's suite whenever the remotes are read; without it nothing is written */
export function openRegistry(
  { root, releases, addresses }: Places,
  report: (error: Error) => void,
  announce: ShellAnnouncement = async () => undefined,
): RemoteRegistry {
  const faults = openFaults(report);
  const { note } = faults;
  const readLocal = localRemotes(root, note);
  const store = openReleaseStore(releases, note);
  const external = [...addresses].map(([name, base]) => ({ name, base, read: externalRemote(base, note) }));

  async function deployed(): Promise<readonly DeployedRemote[]> {
    const suite = await suiteOf(root);
    await announce(suite);
    const pointers = await store.pointers();
    // In parallel: other hosts may not answer, and pages wait for the first attempt.
    const [local, released, elsewhere] = await Promise.all([
      readLocal(),
      Promise.all(pointers.map(async (pointer) => ({ ...(await releasesInUse(store, pointer, suite)), pointer }))),
      Promise.all(external.map(async ({ read, ...remote }) => ({ ...remote, answer: await read() }))),
    ]);
    const remotes = new Map<string, DeployedRemote>();
    for (const { name, entry } of local) remotes.set(name, built(name, refuseUnfit(entry, suite), 'server'));
    for (const { pointer, current, canary, rollback, unfit, refused } of released) {
      const { name } = pointer;
      // The commands of its remedy are refused for a remote that is served from elsewhere.
      note(name, addresses.has(name) ? undefined : faultOf(pointer, refused));
      const own = remotes.get(name);
      const stable = current?.entry ?? own?.stable ?? unfit;
      if (!stable) continue;
      const since = current && { since: current.since };
      const all = current || !own ? refused : [...refused, ...own.refused];
      const source = current ? 'release' : (own?.source ?? 'none');
      remotes.set(name, {
        name,
        stable,
        source,
        ...since,
        ...(canary && { canary }),
        ...(rollback && { rollback }),
        refused: all,
      });
    }
    for (const { name, base, answer } of elsewhere) {
      const own = remotes.get(name)?.stable;
      // Without an answer from there: the entry of the local build, so that its menu stays while the remote is
      // unreachable.
      const entry = answer ?? (own && atAddress(base, own));
      if (entry) remotes.set(name, built(name, refuseUnfit(entry, suite), 'address'));
    }
    return [...remotes.values()];
  }

  return {
    deployed,
    faults: faults.current,
    current: async (browser) => (await deployed()).map((remote) => givenTo(browser, remote)),
    async knows(name, version) {
      const remote = (await deployed()).find((each) => each.name === name);
      const inUse = [remote?.stable.version, remote?.canary?.entry.version];
      return inUse.includes(version) || (await store.folderOf(name, version)) !== undefined;
    },
    async fileOf(name, file) {
      const [version = '', ...below] = file.split('/');
      const released = below.length > 0 ? await store.folderOf(name, version) : undefined;
      if (released) return { folder: released, file: below.join('/') };
      const folder = (await readLocal()).find((remote) => remote.name === name)?.folder;
      return folder ? { folder, file } : undefined;
    },
  };
}

/** Without a release: the build in the checkout, or at an address of the settings. */
function built(name: string, stable: RemoteEntry, source: 'server' | 'address'): DeployedRemote {
  const { refused, version = null } = stable;
  if (typeof refused !== 'string') return { name, stable, source, refused: [] };
  return { name, stable, source: 'none', refused: [{ version, reason: refused }] };
}

function givenTo(browser: Browser, { name, stable, canary }: DeployedRemote): RemoteEntry {
  const choice = browser.choiceOf(name);
  if (typeof choice === 'object') {
    // Only the developer's browser can reach it, and reads the build's files there.
    const { refused: _, ...known } = stable;
    return { ...atAddress(choice.address, known), channel: 'override' };
  }
  const tries = canary && (choice === 'canary' || (choice === 'automatic' && browser.isAmong(canary.share, name)));
  return tries ? { ...canary.entry, channel: 'canary' } : stable;
}

/**
 * A remote of which the server knows only the address of its files: the browser reads their names from the manifest.
 */
function atAddress(base: string, { container: _, ...known }: RemoteEntry): RemoteEntry {
  return { ...known, entry: `${base}mf-manifest.json`, preload: {} };
}

/** Why releases that a pointer names are not served. */
function faultOf({ name, canary }: ReleasePointer, refused: readonly RefusedRelease[]): Fault | undefined {
  if (refused.length === 0) return undefined;
  const reasons = refused.map(({ version, reason }) => `${name} ${version} is not served: ${reason}`);
  // A rollback would take back the release beside the canary.
  const remedy = refused.every(({ version }) => version === canary?.version)
    ? `Zaustavite probnu inačicu: npm run canary -- ${name} stop`
    : `Ako poslužitelj ne smije čitati to izdanje, dopustite mu. Inače pustite novo (npm run release -- ${name}) ili vratite prethodno (npm run rollback -- ${name}).`;
  return new Fault(reasons.join('\n'), remedy);
}
