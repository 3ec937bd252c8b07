import type { FastifyInstance, FastifyPluginAsync, InjectOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { buildApp } from './app';

const open = { access: 'public' } as const;
const calls: FastifyPluginAsyncZod = async (app) => {
  app.get('/usual', { config: open }, async () => 'ok');
  app.get('/scarce', { config: { ...open, rateLimit: { max: 1, timeWindow: '1 minute' } } }, async () => 'ok');
  app.get('/free', { config: { ...open, rateLimit: false } }, async () => 'ok');
};
const site: FastifyPluginAsync = async (app) => {
  app.get('/sitemap.xml', async () => 'ok');
  app.get('/registry.json', async () => 'ok');
  app.get('/club/look.css', async () => 'ok');
  app.get('/*', async () => 'ok');
};
const limitedTo = (callsPerMinute: number, trustedProxies?: string[]) =>
  buildApp({
    identity: fastifyPlugin(async (app) => {
      app.post('/realms/club/sign-on', async () => 'ok');
    }),
    site,
    calls: [calls],
    csrf: { secret: 's', secure: false },
    headers: { publicUrl: 'http://localhost' },
    callsPerMinute,
    ...(trustedProxies ? { trustedProxies } : {}),
  });

test('429 when one address exceeds its calls per minute, with the time to wait', async () => {
  const app = await limitedTo(2);
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await app.inject({ url: '/api/usual' })).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await app.inject({ url: '/api/usual' });
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await app.close();
});

test('a call with a limit of its own has that one, and a call without a limit has none', async () => {
  const app = await limitedTo(3);
  const statusesOf = async (url: string) => {
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await app.inject({ url })).statusCode);
    return statuses;
  };
  expect(await statusesOf('/api/free')).toEqual([200, 200, 200, 200, 200]);
  expect(await statusesOf('/api/scarce')).toEqual([200, 429, 429, 429, 429]);
  expect(await statusesOf('/api/usual')).toEqual([200, 200, 200, 429, 429]);
  await app.close();
});

test('without a limit, calls with a limit of their own have none either', async () => {
  const app = await limitedTo(0);
  for (const url of ['/api/usual', '/api/scarce', '/api/scarce']) {
    expect((await app.inject({ url })).statusCode).toBe(200);
  }
  await app.close();
});

test('the address that a proxy forwards is believed only from trusted proxies', async () => {
  const statusesOf = async (app: FastifyInstance, remoteAddress: string) => {
    const statuses: number[] = [];
    for (const client of ['203.0.113.1', '203.0.113.2']) {
      const headers = { 'x-forwarded-for': client };
      statuses.push((await app.inject({ url: '/api/usual', remoteAddress, headers })).statusCode);
    }
    return statuses;
  };
  const usual = await limitedTo(1);
  expect(await statusesOf(usual, '10.0.0.8')).toEqual([200, 200]);
  expect(await statusesOf(usual, '198.51.100.8')).toEqual([200, 429]);
  await usual.close();
  const named = await limitedTo(1, ['10.0.0.7']);
  expect(await statusesOf(named, '10.0.0.7')).toEqual([200, 200]);
  expect(await statusesOf(named, '::ffff:10.0.0.7')).toEqual([429, 429]);
  expect(await statusesOf(named, '10.0.0.8')).toEqual([200, 429]);
  await named.close();
});

describe('outside the API', () => {
  const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const statusesOf = async (app: FastifyInstance, request: InjectOptions) => {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await app.inject(request)).statusCode);
    return statuses;
  };

  test.each<[string, InjectOptions]>([
    ['pages', { url: '/summer-league/h2h', headers: PAGE }],
    ['pages whose address ends like that of a file', { url: '/summer-league/players-list/1.js', headers: PAGE }],
    ['the sitemap', { url: '/sitemap.xml' }],
    ['the list of remotes', { url: '/registry.json' }],
    ['the look of the club', { url: '/club/look.css' }],
    ['the silent sign-on', { url: '/realms/club/sign-on', method: 'POST' }],
  ])('%s have a limit as high as that of calls, counted on its own', async (_name, request) => {
    const app = await limitedTo(3);
    expect(await statusesOf(app, { url: '/api/usual' })).toEqual([200, 200, 200, 429]);
    expect(await statusesOf(app, request)).toEqual([200, 200, 200, 429]);
    await app.close();
  });

  test('files that were built once have none: each visit loads many', async () => {
    const app = await limitedTo(3);
    for (const url of ['/assets/main.1234abcd.js?v=1', '/remotes/mfe-league/main.css', '/assets/icon-192.png']) {
      expect(await statusesOf(app, { url, headers: { accept: '*/*' } })).toEqual([200, 200, 200, 200]);
    }
    await app.close();
  });

  test('unknown paths count too', async () => {
    const app = await limitedTo(3);
    expect(await statusesOf(app, { url: '/realms/nowhere', method: 'POST' })).toEqual([404, 404, 404, 429]);
    await app.close();
  });
});
