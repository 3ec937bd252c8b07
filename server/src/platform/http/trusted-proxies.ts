import { isIP, isIPv4 } from 'node:net';

/** By default a proxy is on the same machine or network; an X-Forwarded-For from elsewhere is not trusted. */
export const PRIVATE_NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads TRUSTED_PROXIES: `10.0.0.7,fd00::/8`. Empty: private networks. */
export function readTrustedProxies(text: string | undefined): readonly string[] {
  const named = (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  for (const each of named) {
    if (!PRIVATE_NETWORKS.includes(each) && !isNetwork(each)) {
      throw new Error(`TRUSTED_PROXIES is not a list of addresses like 127.0.0.1,10.0.0.0/8: ${each}`);
    }
  }
  return named.length > 0 ? named : PRIVATE_NETWORKS;
}

function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits ?? 0) <= (isIPv4(address) ? 32 : 128);
}
