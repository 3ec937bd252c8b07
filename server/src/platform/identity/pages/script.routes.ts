import type { FastifyPluginAsync } from 'fastify';
import { IMMUTABLE } from '../../http';
import { SCRIPT_PATH } from './page';
import { SCRIPT } from './script';

export function scriptRoutes(): FastifyPluginAsync {
  return async (app) => {
    app.get(SCRIPT_PATH, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', IMMUTABLE).send(SCRIPT),
    );
  };
}
