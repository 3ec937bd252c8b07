import { Unsubscribe, Unsubscribed, UnsubscribeQuery } from '@club/shared/contracts/notices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Unsubscribing } from './unsubscribe.service';

const oneClickQuery = z.object({ token: z._default(z.string(), '') });
const config = { access: 'public' } as const;
const response = { 200: Unsubscribed };

/**
 * Called by the page behind the link; the choice changes only after a click there, because mail scanners open every
 * link.
 */
export function unsubscribeRoutes({ read, setEmail }: Unsubscribing): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/unsubscribe',
      {
        config,
        schema: {
          summary: 'What the link in an e-mail would unsubscribe from',
          querystring: UnsubscribeQuery,
          response,
        },
      },
      ({ query }) => read(query.token),
    );
    app.put(
      '/unsubscribe',
      { config, schema: { summary: 'Unsubscribes from e-mails, or subscribes again', body: Unsubscribe, response } },
      ({ body }) => setEmail(body.token, body.email),
    );
  };
}

/**
 * POST to the page's own address, outside /api: the one-click unsubscribe of a mail program (RFC 8058), which has no
 * cookie, no session and no script. The body contains nothing beyond the address.
 */
export function oneClickUnsubscribe({ setEmail }: Unsubscribing): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    app.post('/unsubscribe', { schema: { querystring: oneClickQuery } }, async ({ query }, reply) => {
      const { label } = await setEmail(query.token, false);
      return reply.type('text/plain; charset=utf-8').send(`Isključeno: ${label}.\n`);
    });
  };
}
