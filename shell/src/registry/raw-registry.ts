/** The current registry of the server. `http` of shared has the prefix /api, so that it cannot request this. */
export async function askForRegistry(): Promise<unknown> {
  const response = await window.fetch('/registry.json');
  return response.json();
}

/** Without a cache: a build in development changes by the minute. */
export async function askOverride(entry: string): Promise<object> {
  const response = await window.fetch(new URL('remote.json', entry), { cache: 'no-store' });
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return response.json();
}
