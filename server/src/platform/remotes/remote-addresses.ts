import { isWebAddress } from '../is-web-address';

/** Addresses of remotes that this server does not serve itself, by name: the base URL of their files, ending in `/`. */
export type RemoteAddresses = ReadonlyMap<string, string>;

/** Reads REMOTES: `name=https://…,name=https://…`. */
export function readRemoteAddresses(text: string | undefined): RemoteAddresses {
  const addresses = new Map<string, string>();
  for (const pair of (text ?? '').split(',').filter(Boolean)) {
    const [, name, url] = /^\s*([a-z0-9-]+)=(.+?)\s*$/.exec(pair) ?? [];
    if (!name || !url || !isWebAddress(url)) {
      throw new Error(`REMOTES is not a list like mfe-league=https://static.klub.hr/mfe-league/: ${pair}`);
    }
    addresses.set(name, new URL(url.endsWith('/') ? url : `${url}/`).href);
  }
  return addresses;
}

/** Reads OVERRIDE_ORIGINS: `http://localhost:8084,https://preview.klub.hr`. */
export function readOverrideOrigins(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
    .map((origin) => {
      const isOrigin = URL.canParse(origin) && /^https?:\/\/[^/]+\/?$/.test(origin);
      if (!isOrigin) throw new Error(`OVERRIDE_ORIGINS is not a list of origins like http://localhost:8084: ${origin}`);
      return new URL(origin).origin;
    });
}
