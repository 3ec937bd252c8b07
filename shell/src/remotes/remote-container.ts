import {
  FederationManifest,
  type FirstScript,
  firstScriptOf,
} from '@club/shared/contracts/releases/federation-manifest';
import type { RegistryEntry } from '@club/shared/federation';

/** Maximum loading time of one file of a remote. */
const TIMEOUT_MS = 5_000;

/** What the first script of a remote stores in its global variable: webpack's interface between builds. */
interface Container {
  init(shareScope: unknown): unknown;
  get(exposed: string): Promise<() => unknown>;
}

async function namedByManifest(manifest: URL): Promise<FirstScript> {
  const response = await window.fetch(manifest, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${manifest} answers ${response.status}`);
  return firstScriptOf(FederationManifest.parse(await response.json()), new URL('.', manifest).href);
}

function run(source: URL): Promise<void> {
  const script = document.createElement('script');
  script.src = source.href;
  return new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error(`${source} timed out`)), TIMEOUT_MS);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`Failed to load ${source}`));
    document.head.append(script);
  }).finally(() => script.remove());
}

/** A different address for each attempt, so that no cache returns an earlier failure. */
function addressOf(file: string, attempt: number): URL {
  const url = new URL(file, location.href);
  if (attempt > 0) url.searchParams.set('retry', String(attempt));
  return url;
}

/**
 * Loads a remote's first script. The first attempt uses the address in the server's registry; further attempts read
 * the manifest, because the server's data may be outdated.
 */
export async function containerOf({ entry, container }: RegistryEntry, attempt: number): Promise<Container> {
  const named = attempt === 0 && container;
  const { script, global } = named || (await namedByManifest(addressOf(entry, attempt)));
  const globals = window as unknown as Record<string, Container | undefined>;
  // Otherwise a script that throws would go unnoticed, because of what an earlier attempt has stored.
  globals[global] = undefined;
  await run(addressOf(script, attempt));
  const loaded = globals[global];
  if (!loaded) throw new Error(`${script} has not defined ${global}`);
  return loaded;
}
