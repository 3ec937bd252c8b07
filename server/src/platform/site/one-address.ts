import { isLoopback } from '../http';

interface OpenedPage {
  /** As the browser has sent it, with the port. */
  readonly host: string;
  /** Path and query. */
  readonly url: string;
}

/**
 * A page that is opened at another name of this machine (`127.0.0.1` for `localhost`) would be shown, but nobody could sign
 * in: the identity provider returns only to the public address.
 * @returns the page's address there, always of the public origin; undefined: it is not such a page
 */
export function addressInstead({ host, url }: OpenedPage, publicUrl: string): string | undefined {
  const known = new URL(publicUrl);
  const opened = `${known.protocol}//${host}`;
  if (!isLoopback(known.hostname) || !URL.canParse(opened) || !url.startsWith('/')) return undefined;
  const { hostname, port } = new URL(opened);
  const isOtherName = hostname !== known.hostname && port === known.port && isLoopback(hostname);
  return isOtherName ? `${known.origin}${url}` : undefined;
}
