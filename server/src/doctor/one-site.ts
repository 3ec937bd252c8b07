import { getDomain } from 'tldts';

/** Whether browsers give frames of one address in pages of the other their cookies: one registrable domain, or host. */
export const isOneSite = (one: string, other: string): boolean => siteOf(one) === siteOf(other);

function siteOf(address: string): string {
  const { hostname } = new URL(address);
  // Private domains are what providers give their customers names under, such as github.io.
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
