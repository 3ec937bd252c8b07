import { escapeHtml } from '../escape-html';
import type { SiteLook } from './site-look';

/** Metadata in a page for readers that do not run its scripts: search engines, and previews of a shared link. */
export interface SiteHead {
  readonly title: string;
  readonly description: string;
}

/** For a site whose look is not set. */
const DEFAULT_LOOK = { name: 'Teniski klub', picture: '/assets/icon-512.png' };

const meta = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escapeHtml(content)}">`;

/**
 * The template with a page's own title, description and Open Graph data; without a head, search engines must not index
 * the page.
 * @param address the page's full address, without a query
 * @param look the site's name and picture
 */
export function writeHead(
  template: string,
  head: SiteHead | undefined,
  address: string,
  look: Pick<SiteLook, 'name' | 'picture'> = DEFAULT_LOOK,
): string {
  if (!head) return template.replace('</head>', () => `${meta('name', 'robots', 'noindex')}</head>`);
  const { title, description } = head;
  const graph = [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'hr_HR'),
    meta('property', 'og:site_name', look.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', new URL(look.picture, address).href),
  ];
  return template
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${graph.join('')}</head>`);
}
