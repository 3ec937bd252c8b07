import type { FastifyPluginAsync } from 'fastify';
import { HOUR } from '../platform/http';
import type { PublicPages } from './public-pages.service';

/** As long as clients may cache it. */
const TTL_MS = 60 * 60_000;

/** GET /robots.txt and GET /sitemap.xml, for search engines. */
export function crawlerFiles(pages: PublicPages, publicUrl: string): FastifyPluginAsync {
  return async (app) => {
    app.get('/robots.txt', async (_request, reply) => {
      const lines = [
        'User-agent: *',
        'Disallow: /realms/',
        'Disallow: /admin',
        '',
        `Sitemap: ${publicUrl}/sitemap.xml`,
      ];
      return reply
        .header('cache-control', HOUR)
        .type('text/plain; charset=utf-8')
        .send(`${lines.join('\n')}\n`);
    });
    const sitemap = cachedFor(TTL_MS, async () => sitemapOf(await pages.paths(), publicUrl));
    app.get('/sitemap.xml', async (_request, reply) => {
      const xml = await sitemap();
      return reply.header('cache-control', HOUR).type('application/xml; charset=utf-8').send(xml);
    });
  };
}

function sitemapOf(paths: readonly string[], publicUrl: string): string {
  const addresses = paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`;
}

/** One read serves all requests within that time; a failed one is not cached. */
function cachedFor<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let cached: { readonly until: number; readonly value: Promise<Value> } | undefined;
  return () => {
    if (cached && performance.now() < cached.until) return cached.value;
    const reading = { until: performance.now() + milliseconds, value: read() };
    cached = reading;
    reading.value.catch(() => {
      if (cached === reading) cached = undefined;
    });
    return reading.value;
  };
}
