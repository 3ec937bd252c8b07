/** After this time a page continues without the file. */
const TIMEOUT_MS = 8_000;

/** The current registry of the server. Not with `http` of shared, which has the prefix /api. */
export async function fetchRegistry(): Promise<unknown> {
  const response = await window.fetch('/registry.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.json();
}

/** Without a cache: a build in development changes by the minute. */
export async function fetchOverride(entry: string): Promise<object> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await window.fetch(new URL('remote.json', entry), { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return response.json();
}
