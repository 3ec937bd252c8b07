import { Fault, type NoteFault } from './faults';
import { fetchBytes } from './fetch-bytes';
import { entryOf, type RemoteEntry, readFederation, readManifest, readPreload } from './remote-entry';

const TIMEOUT_MS = 3_000;
/** Maximum age of the manifest of a remote on another host. */
const FRESH_MS = 5_000;

const fetchText = async (url: string, signal: AbortSignal): Promise<string> => String(await fetchBytes(url, signal));

/** A page without its preload hints is slower, not broken. */
const nothing = () => undefined;

/** A remote that another host serves, under `base`; its remote.json is fetched from there. */
export function externalRemote(base: string, note: NoteFault): () => Promise<RemoteEntry | undefined> {
  let known: RemoteEntry | undefined;
  let lastRequestAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;

  const ask = async () => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const manifest = readManifest(await fetchText(`${base}remote.json`, signal));
      const [preload, federation] = await Promise.all([
        fetchText(`${base}preload.json`, signal).then(readPreload).catch(nothing),
        fetchText(`${base}mf-manifest.json`, signal).then(readFederation).catch(nothing),
      ]);
      known = entryOf({ manifest, preload, federation }, base);
      note(base);
    } catch (error) {
      // Its menu entries stay; the shell shows on its pages that it does not answer.
      const remedy = 'Provjerite radi li tamošnji poslužitelj, i njegovu adresu u REMOTES.';
      note(base, new Fault(`The remote at ${base} does not answer`, remedy, { cause: error }));
    }
    lastRequestAt = performance.now();
    underWay = undefined;
  };

  return async () => {
    if (performance.now() - lastRequestAt > FRESH_MS) underWay ??= ask();
    // Only the first pages wait, and only for the first answer: a host that hangs must not delay the club's pages.
    if (lastRequestAt === Number.NEGATIVE_INFINITY) await underWay;
    return known;
  };
}
