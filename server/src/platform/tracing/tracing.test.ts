import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { openMailer, openMailServer } from '../../notices/testing';
import { embeddedForTests } from '../database/testing';
import { requestIds } from '../http';
import { openTracing, readTracingSettings } from '.';

const MEMBER = 'ana.kovac@example.com';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number } }[];
  readonly status: { code?: number };
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: Pick<SentSpan, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** A collector for OTLP over HTTP. */
async function openCollector() {
  const received: Sent[] = [];
  const server: Server = createServer(async (request, reply) => {
    let body = '';
    for await (const piece of request) body += piece;
    if (request.method === 'POST' && request.url === '/v1/traces') received.push(JSON.parse(body));
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: () =>
      received.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const attributeOf = ({ attributes }: Pick<SentSpan, 'attributes'>, wanted: string) => {
  const value = attributes.find(({ key }) => key === wanted)?.value;
  return value?.stringValue ?? value?.intValue;
};

const open = embeddedForTests();

test('without a collector nothing is traced', async () => {
  expect(await openTracing(readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }))).toBeUndefined();
  const disabled = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' };
  expect(await openTracing(readTracingSettings(disabled))).toBeUndefined();
});

test('the collector’s address is the general one with the path of traces, or the one for traces unchanged', () => {
  const endpoint = (env: NodeJS.ProcessEnv) => readTracingSettings(env).endpoint;
  expect(endpoint({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' })).toBe('http://collector:4318/v1/traces');
  expect(endpoint({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' })).toBe(
    'https://traces.example/in',
  );
  for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) {
    expect(() => endpoint({ [name]: 'collector:4318' })).toThrow(new RegExp(`^${name} `));
  }
});

test('a collector receives the calls, with their statements and mails, in the caller’s trace, without personal data', async () => {
  const collector = await openCollector();
  const mails = await openMailServer();
  const tracing = await openTracing(
    readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'klub' }),
  );
  if (!tracing) throw new Error('Nothing is traced.');
  const db = await open({ empty: true });
  const mailer = openMailer({
    transport: { kind: 'SMTP', url: mails.url, from: 'klub@example.com' },
    links: { sign: async () => 'signed', read: async () => undefined },
    publicUrl: 'https://tenis.klub.hr',
    clubName: () => 'Klub',
  });
  const app = Fastify();
  await app.register(requestIds);
  await app.register(tracing.plugin);
  app.post('/members/:name/notices', async () => {
    const [{ n } = { n: 0 }] = (await sql<{ n: number }>`select length(${MEMBER}) as n`.execute(db.handle)).rows;
    const mail = { memberId: 1, kind: 'FEE_RECEIVED' as const, title: 'T', body: 'B', path: '/', token: 't' };
    return { n, ...(await mailer.send({ ...mail, to: MEMBER })) };
  });
  app.get('/api/alive', async () => 'ok');
  app.get('/broken', () => sql`select * from nothing`.execute(db.handle));

  const answer = await app.inject({
    method: 'POST',
    url: '/members/ana/notices?token=secret',
    headers: { traceparent: `00-${TRACE}-${CALLER}-01` },
    payload: { text: 'x'.repeat(50_000) },
  });
  expect(answer.json()).toMatchObject({ outcome: 'SENT' });
  await app.inject('/broken');
  await app.inject('/api/alive');
  // Outside of a call: a statement of the process itself.
  await sql`select 1`.execute(db.handle);
  await app.close();
  mailer.close();
  await mails.stop();
  await tracing.close();
  await collector.close();

  const [call, statement, mail, failed, broken] = [
    'POST /members/:name/notices',
    'SELECT',
    'send mail',
    'SELECT',
    'GET /broken',
  ].map((name, index) => collector.spans().filter((span) => span.name === name)[index === 3 ? 1 : 0]);
  expect(collector.spans()).toHaveLength(5);
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: CALLER });
  expect(call && attributeOf(call, 'http.response.status_code')).toBe(200);
  expect(call && attributeOf(call, 'club.request_id')).toBe(answer.headers['x-request-id']);
  for (const part of [statement, mail]) expect(part).toMatchObject({ traceId: TRACE, parentSpanId: call?.spanId });
  expect(statement && attributeOf(statement, 'db.query.text')).toMatch(/^select length\(\$1\) as n \/\* request=/);
  expect(failed).toMatchObject({ parentSpanId: broken?.spanId, status: { code: 2 } });
  expect(broken).toMatchObject({ status: { code: 2 } });
  const sent = JSON.stringify(collector.received);
  expect(sent).toContain('"klub"');
  for (const secret of [MEMBER, 'secret', '/members/ana']) expect(sent).not.toContain(secret);
});

test('a call that the caller gives up is sent as well, as one that got no answer', async () => {
  const collector = await openCollector();
  const tracing = await openTracing(readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }));
  if (!tracing) throw new Error('Nothing is traced.');
  const app = Fastify();
  await app.register(tracing.plugin);
  app.get('/slow', () => new Promise(() => undefined));
  const call = request(`${await app.listen({ port: 0 })}/slow`).end();
  call.on('error', () => undefined);
  const [, response]: ServerResponse[] = await once(app.server, 'request');
  call.destroy();
  if (response) await once(response, 'close');
  await app.close();
  await tracing.close();
  await collector.close();
  const [span] = collector.spans();
  expect(span).toMatchObject({ name: 'GET /slow', status: { code: 2 } });
  expect(span && attributeOf(span, 'error.type')).toBe('connection_closed');
  expect(span && attributeOf(span, 'http.response.status_code')).toBeUndefined();
});

test('a collector that is gone does not prevent the process from stopping', async () => {
  const collector = await openCollector();
  await collector.close();
  const tracing = await openTracing(readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }));
  const app = Fastify();
  if (tracing) await app.register(tracing.plugin);
  app.get('/', async () => 'ok');
  expect((await app.inject('/')).body).toBe('ok');
  await app.close();
  const began = performance.now();
  await tracing?.close();
  expect(performance.now() - began).toBeLessThan(8_000);
});
