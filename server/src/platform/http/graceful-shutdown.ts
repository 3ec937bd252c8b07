import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const MAX_WAIT_MS = 5_000;
const POLL_INTERVAL_MS = 20;

/**
 * When the app closes, it waits at most five seconds for the answers to requests that have arrived completely, and not
 * for connections without a request or with an incomplete one.
 */
export const gracefulShutdown = fastifyPlugin(async (app: FastifyInstance) => {
  const { server } = app;
  const running = new Set<ServerResponse>();
  server.on('request', (_request, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => running.delete(response));
  });
  app.addHook('preClose', async () => {
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
