import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { outageOf } from '../../database';
import { outageStatus, RETRY_AFTER_SECONDS, Refusal } from '../../http';
import { errorPage, outagePage, refusalPage } from './notices';
import { pageHeaders } from './page';
import type { PageFrame, PageLook } from './page-look';

/** What the pages with a form share. */
export function formPages({ origin, look }: { origin: string; look: () => PageLook }) {
  const frame = (): PageFrame => ({ home: `${origin}/`, look: look() });
  const show = (reply: FastifyReply, status: number, body: string) =>
    reply.code(status).headers(pageHeaders(origin, look())).send(body);
  return {
    frame,
    show,
    /**
     * The routes with a parser of forms, which are small. What fails is a page, too: a browser would show the API's
     * answer as it is.
     */
    routes(pages: (app: FastifyInstance) => void): FastifyPluginAsync {
      return async (all) => {
        await all.register(formbody, { bodyLimit: 8 * 1024 });
        all.setErrorHandler<FastifyError>((error, request, reply) => {
          // Such as too many calls a minute.
          if (error instanceof Refusal && error.status < 500)
            return show(reply, error.status, refusalPage(frame(), error.message));
          const outage = outageOf(error);
          request.log.error({ err: error }, 'a page with a form failed');
          if (!outage) return show(reply, error.statusCode ?? 500, errorPage(frame(), request.id));
          return show(reply.header('retry-after', RETRY_AFTER_SECONDS), outageStatus(outage), outagePage(frame()));
        });
        await all.register(async (app) => pages(app));
      };
    },
  };
}
