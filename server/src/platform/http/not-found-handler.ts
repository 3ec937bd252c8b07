import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problems/problem-document';
import { fitOf } from './route-pattern';

/** Answers what no route takes: 405 when the path is a call that knows other methods, else 404. */
export function answerUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = /^\/api(\/[^?]*)/.exec(request.url)?.[1];
  const methods = app
    .accessTable()
    .filter((row) => path && fitOf(row.path, path) !== undefined)
    .map((row) => row.method);
  // With the right method it is the address that no call has: a slash too many, an id without end.
  if (methods.length === 0 || methods.includes(request.method)) {
    return sendProblem(reply, { status: 404, code: 'NOT_FOUND', message: 'Traženo ne postoji.' });
  }
  reply.header('allow', methods.join(', '));
  return sendProblem(reply, { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Ova radnja ovdje nije moguća.' });
}
