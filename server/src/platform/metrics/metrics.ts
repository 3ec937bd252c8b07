import { createServer, type Server } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Refusal } from '../http';
import { isSameSecret } from '../is-same-secret';
import { isMeasured } from '../measured-routes';
import type { MetricsSettings } from './metrics-settings';

/** A metric that is read at each scrape. */
export interface Reading {
  /** In Prometheus' naming style: `club_backup_last_timestamp_seconds`. */
  readonly name: string;
  readonly help: string;
  /** Undefined: no value at the moment. */
  read(): number | undefined | Promise<number | undefined>;
}

export interface Metrics {
  /** Measures every call of the app, and serves /metrics if the settings have a token. */
  readonly plugin: FastifyPluginAsync;
  close(): Promise<void>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Starts collecting this process' metrics for Prometheus. */
export async function collectMetrics(
  { port, host, token }: MetricsSettings,
  readings: readonly Reading[],
): Promise<Metrics> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const reading of readings) addReading(registry, reading);
  const server = port === undefined ? undefined : await serve(registry, port, host);
  return {
    plugin: measuring(registry, token),
    close: async () => {
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
      registry.clear();
    },
  };
}

function addReading(registry: Registry, { name, help, read }: Reading): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

function measuring(registry: Registry, token: string | undefined): FastifyPluginAsync {
  const labelNames = ['method', 'route'] as const;
  const duration = new Histogram({
    name: 'club_http_request_duration_seconds',
    help: 'Duration of answered calls, by route and status; without event streams and checks',
    labelNames: [...labelNames, 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const running = new Gauge({
    name: 'club_http_requests_running',
    help: 'Calls that are being answered; of /api/events: open event streams',
    labelNames,
    registers: [registry],
  });
  return fastifyPlugin(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      // By pattern, not by address: the number of addresses is unlimited, and some contain secrets. Read only once: it
      // is another one after `callNotFound()`.
      const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
      running.inc(labels);
      // Fastify's onResponse is not called if the caller closes the connection, as every browser does with its stream.
      reply.raw.once('close', () => running.dec(labels));
      if (!isMeasured(labels.route)) return;
      reply.raw.once('finish', () =>
        duration.observe({ ...labels, status: reply.statusCode }, reply.elapsedTime / 1000),
      );
    });
    if (!token) return;
    app.get('/metrics', async (request, reply) => {
      const [, given = ''] = /^bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
      if (!isSameSecret(given, token)) throw new Refusal(401, 'UNAUTHENTICATED', 'Potreban je METRICS_TOKEN.');
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    });
  });
}

async function serve(registry: Registry, port: number, host: string | undefined): Promise<Server> {
  const server = createServer(async (request, reply) => {
    if (request.url !== '/metrics') return reply.writeHead(404).end();
    try {
      const text = await registry.metrics();
      reply.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      // A metric that cannot be read, for example while the database does not answer, must not end the process.
      reply.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
