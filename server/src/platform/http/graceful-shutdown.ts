import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { RETRY_AFTER_SECONDS, STOPPING } from './problems/error-handler';
import { sendProblem } from './problems/problem-document';
import { HEADERS_OF_NO_PAGE } from './security-headers';

const MAX_WAIT_MS = 5_000;
const POLL_INTERVAL_MS = 20;

/**
 * When the app closes, it waits at most five seconds for the answers to requests that have arrived completely, and not
 * for connections without a request or with an incomplete one. Requests that arrive meanwhile, on connections that are
 * still open, are refused; the app must have `return503OnClosing: false`, or else the framework does so in English.
 */
export const gracefulShutdown = fastifyPlugin(async (app: FastifyInstance) => {
  const { server } = app;
  const running = new Set<ServerResponse>();
  server.on('request', (_request, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => running.delete(response));
  });
  let isStopping = false;
  // The framework ends the connection after it.
  app.addHook('onRequest', async (_request, reply) => {
    if (!isStopping) return undefined;
    return sendProblem(reply.headers(HEADERS_OF_NO_PAGE).header('retry-after', RETRY_AFTER_SECONDS), STOPPING);
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    if (!server.listening) return;
    const deadline = performance.now() + MAX_WAIT_MS;
    // Repeatedly: until the server has stopped listening, another connection may arrive.
    const timer = setInterval(() => {
      const isQuiet = ![...running].some(({ req }) => req.complete);
      if (isQuiet || performance.now() > deadline) server.closeAllConnections();
    }, POLL_INTERVAL_MS);
    server.once('close', () => clearInterval(timer));
  });
});
