import path from 'node:path';
import type { FastifyRequest } from 'fastify';

const OF_THE_API = /^\/api(\/|$)/;
/** Paths that look like files, but whose answer is computed. The manifest and robots.txt are some lines, written from memory. */
const WRITTEN = /^\/(sitemap\.xml$|registry\.json$|club\/)/;

/**
 * Whether a request outside the API takes more than a file that was built once: pages, the sitemap, the list of remotes, the
 * club's look, sign-in. A page's address may end like a file's, but only a page is asked for as text/html.
 */
export function isDynamic({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const [pathname = '/'] = url.split('?');
  if (OF_THE_API.test(pathname)) return false;
  return path.extname(pathname) === '' || WRITTEN.test(pathname) || headers.accept?.includes('text/html') === true;
}
