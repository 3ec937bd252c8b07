import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const LAST_CALLS_MS = 5_000;
const LOOK_EVERY_MS = 20;

/**
 * When the app closes, calls that have arrived whole are answered; connections that carry none, or half of one, are
 * not waited for, and after five seconds no call is.
 */
export const lastCalls = fastifyPlugin(async (app: FastifyInstance) => {
  const { server } = app;
  const running = new Set<ServerResponse>();
  server.on('request', (_request, response: ServerResponse) => {
    running.add(response);
    response.once('close', () => running.delete(response));
  });
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const deadline = performance.now() + LAST_CALLS_MS;
    // Not once: until the server has stopped listening, another connection may come.
    const timer = setInterval(() => {
      const isQuiet = ![...running].some(({ req }) => req.complete);
      if (isQuiet || performance.now() > deadline) server.closeAllConnections();
    }, LOOK_EVERY_MS);
    server.once('close', () => clearInterval(timer));
  });
});
