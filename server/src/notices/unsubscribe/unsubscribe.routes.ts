import { Unsubscribe, Unsubscribed } from '@club/shared/contracts/notices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { SetEmail } from './unsubscribe.service';

const querystring = z.object({ token: z._default(z.string(), '') });

/** PUT /unsubscribe: what the page behind the link calls. */
export function unsubscribeRoutes(setEmail: SetEmail): FastifyPluginAsyncZod {
  return async (app) => {
    app.put(
      '/unsubscribe',
      { config: { access: 'public' }, schema: { body: Unsubscribe, response: { 200: Unsubscribed } } },
      ({ body }) => setEmail(body.token, body.email),
    );
  };
}

/**
 * POST of the page's own address, outside /api: the one click of a mail program (RFC 8058), which has no cookie, no
 * session and no script. What it posts says nothing that the address does not.
 */
export function oneClickUnsubscribe(setEmail: SetEmail): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    app.post('/unsubscribe', { schema: { querystring } }, async ({ query }, reply) => {
      const { label } = await setEmail(query.token, false);
      return reply.type('text/plain; charset=utf-8').send(`Isključeno: ${label}.\n`);
    });
  };
}
