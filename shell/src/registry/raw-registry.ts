/** What the server says at this moment. `http` of shared is rooted at /api, so it cannot ask for this. */
export async function askForRegistry(): Promise<unknown> {
  const response = await window.fetch('/registry.json');
  return response.json();
}

/** Without a cache between: a build under work changes by the minute. */
export async function askOverride(entry: string): Promise<object> {
  const response = await window.fetch(new URL('remote.json', entry), { cache: 'no-store' });
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return response.json();
}
