/**
 * Where a browser may be redirected after signing in or out: to any page of the product itself, because keycloak-js
 * returns to the page that it left. The provider's own pages are excluded.
 */
export function isOwnPage(origin: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const bare = !url.username && !url.password && !url.hash;
  return bare && url.origin === origin && !isProviders(url.pathname);
}

/** The router matches a path in any spelling: `/%72ealms/…` too. */
function isProviders(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).startsWith('/realms/');
  } catch {
    // Not a valid address.
    return true;
  }
}
