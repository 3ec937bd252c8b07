import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies. Many clients send the header of JSON with every call: with nothing after it the call has no body,
 * which the contract allows or refuses.
 */
export function jsonBodies(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else read(request, body, done);
  });
}
