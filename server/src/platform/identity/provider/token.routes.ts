import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import { bearerOf } from '../../http';
import { CLIENT_ID, PROTOCOL_PATH, REALM_PATH } from '../realm';
import type { TokenService } from './token.service';

const Revocation = z.object({ token: z.string(), client_id: z.literal(CLIENT_ID) });

/** Two endpoints for which the provider's own refuse tokens that are JWTs: userinfo and revocation (RFC 7009). */
export function tokenRoutes(tokens: TokenService): FastifyPluginAsync {
  const base = `${REALM_PATH}${PROTOCOL_PATH}`;
  return async (app) => {
    await app.register(formbody);

    app.route({
      method: ['GET', 'POST'],
      url: `${base}/userinfo`,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const profile = await tokens.profileOf(bearerOf(request) ?? '');
        if (profile) return profile;
        reply.header('www-authenticate', 'Bearer error="invalid_token"');
        return reply.code(401).send({ error: 'invalid_token' });
      },
    });

    app.post(`${base}/revoke`, async (request, reply) => {
      const form = Revocation.safeParse(request.body);
      if (!form.success) return reply.code(400).send({ error: 'invalid_request' });
      await tokens.revoke(form.data.token);
      return reply.code(200).send();
    });
  };
}
