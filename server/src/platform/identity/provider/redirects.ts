/**
 * Where a browser may be sent after signing in or out: any page of the product itself, for keycloak-js comes back to
 * the very page that it left. The provider's own pages are none of them.
 */
export function isOwnPage(origin: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const bare = !url.username && !url.password && !url.hash;
  return bare && url.origin === origin && !isProviders(url.pathname);
}

/** The router knows a path by any spelling: `/%72ealms/…` too. */
function isProviders(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).startsWith('/realms/');
  } catch {
    // Not an address of anything.
    return true;
  }
}
