import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { withRequestId } from '../request-id';

export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * Every answer carries its request's id, and so do its log lines and the database's statements: a fault report can
 * refer to them.
 */
export const requestIds = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    withRequestId(request.id, done);
  });
  // The last piece of a body arrives in the async context of the connection.
  app.addHook('preValidation', (request, _reply, done) => withRequestId(request.id, done));
});
