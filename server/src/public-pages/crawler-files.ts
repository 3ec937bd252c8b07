import type { FastifyPluginAsync } from 'fastify';
import { HOUR } from '../platform/http';
import type { PublicPages } from './public-pages.service';

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
    app.get('/sitemap.xml', async (_request, reply) => {
      const addresses = (await pages.paths()).map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
      const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`;
      return reply.header('cache-control', HOUR).type('application/xml; charset=utf-8').send(xml);
    });
  };
}
