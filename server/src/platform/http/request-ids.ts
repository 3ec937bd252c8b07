import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { withRequestId } from '../request-id';

/**
 * Every answer carries its request's id, as its lines of the log and the database's statements do: whoever reports a
 * fault can say which they are.
 */
export const requestIds = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    withRequestId(request.id, done);
  });
  // The last piece of a body arrives in the connection's own context.
  app.addHook('preValidation', (request, _reply, done) => withRequestId(request.id, done));
});
