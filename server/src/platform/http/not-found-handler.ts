import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problems/problem-document';
import { fitOf } from './route-pattern';

/** Answers requests without a route: 405 when the path is a call with other methods, else 404. */
export function handleNotFound(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = /^\/api(\/[^?]*)/.exec(request.url)?.[1];
  const methods = app
    .accessTable()
    .filter((row) => path && fitOf(row.path, path) !== undefined)
    .map((row) => row.method);
  // When the method is right, the address does not match any call: an extra slash, an endless id.
  if (methods.length === 0 || methods.includes(request.method)) {
    return sendProblem(reply, { status: 404, code: 'NOT_FOUND', message: 'Traženo ne postoji.' });
  }
  reply.header('allow', methods.join(', '));
  return sendProblem(reply, { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Ova radnja ovdje nije moguća.' });
}
