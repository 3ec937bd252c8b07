import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { handleError } from '../http';
import { readMetricsSettings } from './metrics-settings';
import { openMetrics } from './open-metrics';

const TOKEN = '0123456789abcdef';
let backupAt: number | undefined = 1_700_000_000;
const readings = [{ name: 'club_backup_last_timestamp_seconds', help: 'Last backup', read: () => backupAt }];

test('without a port and a token nothing is measured', async () => {
  expect(await openMetrics(readMetricsSettings({ METRICS_PORT: '', METRICS_TOKEN: '' }), readings)).toBeUndefined();
});

test.each([
  ['METRICS_PORT', 'many'],
  ['METRICS_TOKEN', 'short'],
])('%s=%s stops the start and is named', (name, value) => {
  expect(() => readMetricsSettings({ [name]: value })).toThrow(new RegExp(`^${name} `));
});

test('with a token /metrics reports calls by route, only to callers with the token', async () => {
  const metrics = await openMetrics(readMetricsSettings({ METRICS_TOKEN: TOKEN }), readings);
  const app = Fastify();
  app.setErrorHandler(handleError);
  if (metrics) await app.register(metrics.plugin);
  app.get('/calendar/:file', async () => 'secret');
  await app.inject('/calendar/very-secret.ics');
  await app.inject('/nowhere');
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }]) {
    const { statusCode, body } = await app.inject({ url: '/metrics', headers });
    expect(statusCode).toBe(401);
    expect(body).not.toContain('club_http');
  }
  const read = async () => (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body;
  const body = await read();
  expect(body).toContain(
    'club_http_request_duration_seconds_count{method="GET",route="/calendar/:file",status="200"} 1',
  );
  expect(body).toContain('route="none",status="404"} 1');
  expect(body).toContain('club_http_requests_running{method="GET",route="/calendar/:file"} 0');
  expect(body).toContain('club_http_requests_running{method="GET",route="/metrics"} 1');
  expect(body).toContain('club_backup_last_timestamp_seconds 1700000000');
  expect(body).toContain('nodejs_eventloop_lag_seconds');
  expect(body).not.toContain('very-secret');
  backupAt = undefined;
  expect(await read()).not.toContain('club_backup_last_timestamp_seconds 1700000000');
  await app.close();
  await metrics?.close();
});

test('checks are not in the durations, where those of a proxy would outnumber the calls of members', async () => {
  const metrics = await openMetrics(readMetricsSettings({ METRICS_TOKEN: TOKEN }), readings);
  const app = Fastify();
  if (metrics) await app.register(metrics.plugin);
  for (const path of ['/api/alive', '/api/health', '/api/club-day']) app.get(path, async () => 'ok');
  const read = () => app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  for (const path of ['/api/alive', '/api/health', '/api/club-day']) await app.inject(path);
  await read();
  const measured = (await read()).body.match(/(?<=duration_seconds_count\{method="GET",route=")[^"]+/g);
  expect(measured).toEqual(['/api/club-day']);
  await app.close();
  await metrics?.close();
});

describe('the number of calls that are being answered', () => {
  const open = async () => {
    const metrics = await openMetrics(readMetricsSettings({ METRICS_TOKEN: TOKEN }), readings);
    if (!metrics) throw new Error('Nothing is measured.');
    const app = Fastify();
    await app.register(metrics.plugin);
    app.get('/api/events', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200).write(': open');
    });
    app.get('/slow', () => new Promise(() => undefined));
    app.get('/files/*', (_request, reply) => reply.callNotFound());
    const address = await app.listen({ port: 0 });
    const read = async () => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      return (await fetch(`${address}/metrics`, { headers })).text();
    };
    /** Waits a second at most for the expected number. */
    const runningOf = async (route: string, expected: string) => {
      const line = `club_http_requests_running{method="GET",route="${route}"} `;
      let found: string | undefined;
      for (let left = 100; left > 0 && found !== expected; left -= 1) {
        await setTimeout(10);
        found = (await read())
          .split('\n')
          .find((each) => each.startsWith(line))
          ?.slice(line.length);
      }
      return found;
    };
    const close = async () => {
      await app.close();
      await metrics.close();
    };
    return { address, read, runningOf, close };
  };

  test.each(['/api/events', '/slow'])('no longer contains a call of %s that the browser has closed', async (path) => {
    const { address, read, runningOf, close } = await open();
    const call = request(address + path).end();
    call.on('error', () => undefined);
    expect(await runningOf(path, '1')).toBe('1');
    call.destroy();
    expect(await runningOf(path, '0')).toBe('0');
    // It was not answered.
    expect(await read()).not.toContain(`duration_seconds_count{method="GET",route="${path}"`);
    await close();
  });

  test('is right for a file that does not exist', async () => {
    const { address, read, runningOf, close } = await open();
    expect((await fetch(`${address}/files/none.css`)).status).toBe(404);
    expect(await runningOf('/files/*', '0')).toBe('0');
    expect(await read()).not.toContain('"} -1');
    await close();
  });
});

test('a separate port serves the metrics and nothing else', async () => {
  const holder = createServer().listen(0);
  await once(holder, 'listening');
  const address = holder.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  holder.close();
  await once(holder, 'close');
  const metrics = await openMetrics(readMetricsSettings({ METRICS_PORT: String(port) }), readings);
  expect(await (await fetch(`http://localhost:${port}/metrics`)).text()).toContain('process_cpu_seconds_total');
  expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(404);
  const app = Fastify();
  if (metrics) await app.register(metrics.plugin);
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  await app.close();
  await metrics?.close();
});
