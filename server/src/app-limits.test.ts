import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { buildApp } from './app';

const open = { access: 'public' } as const;
const calls: FastifyPluginAsyncZod = async (app) => {
  app.get('/usual', { config: open }, async () => 'ok');
  app.get('/scarce', { config: { ...open, rateLimit: { max: 1, timeWindow: '1 minute' } } }, async () => 'ok');
  app.get('/free', { config: { ...open, rateLimit: false } }, async () => 'ok');
};
const limitedTo = (callsPerMinute: number) =>
  buildApp({
    identity: async () => undefined,
    calls: [calls],
    csrf: { secret: 's', secure: false },
    headers: { publicUrl: 'http://localhost' },
    callsPerMinute,
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
