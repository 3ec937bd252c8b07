import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageHeaders } from './page';
import type { PageFrame, PageLook } from './page-look';

/** What the pages with a form share. */
export function formPages({ origin, look }: { origin: string; look: () => PageLook }) {
  return {
    frame: (): PageFrame => ({ home: `${origin}/`, look: look() }),
    show: (reply: FastifyReply, status: number, body: string) =>
      reply.code(status).headers(pageHeaders(origin, look())).send(body),
    /** Registers the routes with a parser of forms, which are small. */
    async register(app: FastifyInstance, routes: (pages: FastifyInstance) => void): Promise<void> {
      await app.register(async (pages) => {
        await pages.register(formbody, { bodyLimit: 8 * 1024 });
        routes(pages);
      });
    },
  };
}
