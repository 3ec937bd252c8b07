import { getDomain } from 'tldts';

/**
 * Whether two addresses are the same site (one registrable domain, or one host): only then do browsers send cookies to
 * a frame of one in a page of the other.
 */
export const isSameSite = (one: string, other: string): boolean => siteOf(one) === siteOf(other);

function siteOf(address: string): string {
  const { hostname } = new URL(address);
  // Private domains are those under which providers give names to their customers, such as github.io.
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
