/** What is written into a page for whoever does not run its scripts: search engines, and previews of a shared link. */
export interface SiteHead {
  readonly title: string;
  readonly description: string;
}

export const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const meta = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${attribute(content)}">`;

/**
 * The template with a page's own title and description and with Open Graph; without a head the page is none for search
 * engines.
 * @param address the page's full address, without a query
 */
export function writeHead(template: string, head: SiteHead | undefined, address: string): string {
  if (!head) return template.replace('</head>', () => `${meta('name', 'robots', 'noindex')}</head>`);
  const { title, description } = head;
  const graph = [
    `<link rel="canonical" href="${attribute(address)}">`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'hr_HR'),
    meta('property', 'og:site_name', 'Tenis Ivankovo'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', new URL('/assets/icon-512.png', address).href),
  ];
  return template
    .replace(/<meta name="description"[^>]*>\s*/, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${attribute(title)}</title>`)
    .replace('</head>', () => `${graph.join('')}</head>`);
}
