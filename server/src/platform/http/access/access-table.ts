import type { FastifyInstance, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RouteAccess } from './caller';

/** A route of the API and who may call it. */
export interface AccessRow {
  readonly method: string;
  /** Without the prefix /api; parameters as `:name`. */
  readonly path: string;
  readonly access: RouteAccess;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call of the API with its access, for tests that check all of them. */
    accessTable(): readonly AccessRow[];
  }
}

/** Lists the calls with their access, and fails the start if one does not declare `config.access`. */
export const accessTable = fastifyPlugin(async (app: FastifyInstance) => {
  const rows: AccessRow[] = [];
  app.decorate('accessTable', () => rows);
  app.addHook('onRoute', (route: RouteOptions) => {
    if (!route.url.startsWith('/api/')) return;
    const access = route.config?.access;
    if (!access) throw new Error(`${route.method} ${route.url} does not declare who may call it (config.access).`);
    for (const method of [route.method].flat()) {
      if (method !== 'HEAD') rows.push({ method, path: route.url.slice('/api'.length), access });
    }
  });
});
