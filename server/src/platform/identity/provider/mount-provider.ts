import type { RequestListener } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../http';
import { formPages } from '../pages/form-pages';
import { refusalPage } from '../pages/notices';
import type { PageLook } from '../pages/page-look';
import { PROTOCOL_PATH, REALM_PATH } from '../realm';

/** Headers that the provider's framed and human-readable pages set themselves. */
const OWN_HEADERS = new Set(['content-security-policy', 'x-frame-options']);

/**
 * Each visit to the sign-in page adds a row for an hour; the limit is enough for a whole club behind one router.
 */
const LIMIT = { rateLimit: { max: 600, timeWindow: '1 minute' } };

interface MountedProvider {
  readonly origin: string;
  readonly look: () => PageLook;
  readonly current: () => RequestListener;
}

/**
 * Passes the protocol's requests to the provider, with an unread body. Its addresses are derived from `origin`, never
 * from the host that a request claims.
 */
export async function mountProvider(app: FastifyInstance, { origin, look, current }: MountedProvider): Promise<void> {
  const { protocol, host } = new URL(origin);
  const { frame, show } = formPages({ origin, look });
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', (_request, _body, done) => done(null));
    raw.setErrorHandler<FastifyError>((error, request, reply) => {
      // A member who signs in or out would see the API's answer as it is.
      if (!(error instanceof Refusal) || !request.headers.accept?.includes('text/html')) throw error;
      return show(reply, error.status, refusalPage(frame(), error.message));
    });
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined && !OWN_HEADERS.has(name)) reply.raw.setHeader(name, value);
      }
      const message = Object.assign(request.raw, { originalUrl: request.raw.url });
      message.url = message.url?.slice(REALM_PATH.length);
      message.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      message.headers['x-forwarded-host'] = host;
      current()(message, reply.raw);
    };
    for (const path of ['/.well-known/openid-configuration', `${PROTOCOL_PATH}/*`]) {
      raw.route({
        method: ['GET', 'POST', 'OPTIONS'],
        url: REALM_PATH + path,
        handler,
        config: LIMIT,
        // The provider treats a HEAD as an authorization request and stores it, or fails.
        exposeHeadRoute: false,
      });
    }
  });
}
