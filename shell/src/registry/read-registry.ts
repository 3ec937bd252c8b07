import { type Registry, RegistryEntry } from '@club/shared/federation';

async function rawRegistry(): Promise<unknown> {
  const inPage = document.getElementById('registry')?.textContent;
  if (inPage) return JSON.parse(inPage);
  // The development server's page carries no data. `http` of shared is rooted at /api, so it cannot ask for this.
  const response = await window.fetch('/registry.json');
  return response.json();
}

/**
 * What remotes there are: the data block that the server writes into the page.
 * An entry that this shell cannot read is left out, with a word on the console, so that the others stay in use.
 */
export async function readRegistry(): Promise<Registry> {
  const raw = await rawRegistry().catch((error: unknown) => {
    console.error('The registry cannot be read', error);
    return [];
  });
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((candidate: unknown) => {
    const entry = RegistryEntry.safeParse(candidate);
    if (entry.success) return [entry.data];
    console.error('An entry of the registry cannot be read', candidate, entry.error.issues);
    return [];
  });
}
