import { entryOf, type RemoteEntry, RemoteManifest, RemotePreload } from './remote-entry';

const TIMEOUT_MS = 3_000;
/** How old the words of a remote on another host may be. */
const FRESH_MS = 5_000;

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.json();
}

/** A remote that another host serves, under `base`; its own words are asked for there. */
export function distantRemote(base: string, report: (error: Error) => void): () => Promise<RemoteEntry | undefined> {
  let known: RemoteEntry | undefined;
  let asked = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;

  const ask = async () => {
    try {
      const manifest = RemoteManifest.parse(await fetchJson(`${base}remote.json`));
      const preload = await fetchJson(`${base}preload.json`).then(RemotePreload.parse, () => ({}));
      known = entryOf(manifest, preload, base);
    } catch (error) {
      // Its menu entries stay; the shell says on its pages that it does not answer.
      report(new Error(`The remote at ${base} does not answer`, { cause: error }));
    }
    asked = performance.now();
    underWay = undefined;
  };

  return async () => {
    if (performance.now() - asked > FRESH_MS) underWay ??= ask();
    // Only the first page waits; afterwards a host that hangs must not hold up every page of the club.
    if (!known) await underWay;
    return known;
  };
}
