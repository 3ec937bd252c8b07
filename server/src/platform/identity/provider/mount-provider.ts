import type { RequestListener } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROTOCOL_PATH, REALM_PATH } from '../realm';

/** Headers that the framed and the human pages of the provider set for themselves. */
const OWN_HEADERS = new Set(['content-security-policy', 'x-frame-options']);

/** Each visit to the sign-in page leaves a row in the database for half an hour; this much is a club behind one router. */
const LIMIT = { rateLimit: { max: 600, timeWindow: '1 minute' } };

/**
 * Hands the protocol's requests over to the provider, body unread. Its addresses follow from `origin`, never from what a
 * request claims as its host.
 */
export async function mountProvider(
  app: FastifyInstance,
  origin: string,
  current: () => RequestListener,
): Promise<void> {
  const { protocol, host } = new URL(origin);
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', (_request, _body, done) => done(null));
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
        // The provider takes a HEAD for an authorization request and stores it, or fails.
        exposeHeadRoute: false,
      });
    }
  });
}
