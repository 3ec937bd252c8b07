import { fetchBytes } from './fetch-bytes';
import { entryOf, FederationManifest, type RemoteEntry, RemoteManifest, RemotePreload } from './remote-entry';

const TIMEOUT_MS = 3_000;
/** How old the manifest of a remote on another host may be. */
const FRESH_MS = 5_000;

const fetchJson = async (url: string, signal: AbortSignal): Promise<unknown> =>
  JSON.parse((await fetchBytes(url, signal)).toString('utf8'));

/** A page without its hints is slower, not broken. */
const nothing = () => undefined;

/** A remote that another host serves, under `base`; its remote.json is fetched from there. */
export function externalRemote(base: string, report: (error: Error) => void): () => Promise<RemoteEntry | undefined> {
  let known: RemoteEntry | undefined;
  let asked = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;

  const ask = async () => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const manifest = RemoteManifest.parse(await fetchJson(`${base}remote.json`, signal));
      const [preload, federation] = await Promise.all([
        fetchJson(`${base}preload.json`, signal).then(RemotePreload.parse, nothing),
        fetchJson(`${base}mf-manifest.json`, signal).then(FederationManifest.parse, nothing),
      ]);
      known = entryOf({ manifest, preload, federation }, base);
    } catch (error) {
      // Its menu entries stay; the shell says on its pages that it does not answer.
      report(new Error(`The remote at ${base} does not answer`, { cause: error }));
    }
    asked = performance.now();
    underWay = undefined;
  };

  return async () => {
    if (performance.now() - asked > FRESH_MS) underWay ??= ask();
    // Only the first pages wait, and for the first answer only: a host that hangs must not hold up the club's pages.
    if (asked === Number.NEGATIVE_INFINITY) await underWay;
    return known;
  };
}
