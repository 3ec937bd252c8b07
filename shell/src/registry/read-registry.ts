import { type Registry, RegistryEntry } from '@club/shared/federation';
import { fetchOverride, fetchRegistry } from './raw-registry';

async function rawRegistry(): Promise<unknown> {
  const inPage = document.getElementById('registry')?.textContent;
  // The page of the development server contains no data.
  return inPage ? JSON.parse(inPage) : fetchRegistry();
}

/** A developer's build declares its own screens, and the server may not be able to read its manifest. */
async function withOwnManifest(entry: RegistryEntry): Promise<RegistryEntry> {
  try {
    const own = RegistryEntry.parse({ ...entry, ...(await fetchOverride(entry.entry)) });
    return { ...own, name: entry.name };
  } catch (error) {
    console.error(`The manifest of the override at ${entry.entry} cannot be read`, error);
    return entry;
  }
}

/**
 * The remotes in the data block that the server writes into the page. An entry that this shell cannot read is left out,
 * with a message on the console, so that the others stay usable.
 */
export async function readRegistry(): Promise<Registry> {
  const raw = await rawRegistry().catch((error: unknown) => {
    console.error('The registry cannot be read', error);
    return [];
  });
  if (!Array.isArray(raw)) return [];
  const entries = raw.flatMap((candidate: unknown) => {
    const entry = RegistryEntry.safeParse(candidate);
    if (entry.success) return [entry.data];
    console.error('An entry of the registry cannot be read', candidate, entry.error.issues);
    return [];
  });
  return Promise.all(entries.map((entry) => (entry.channel === 'override' ? withOwnManifest(entry) : entry)));
}
