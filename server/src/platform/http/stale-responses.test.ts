import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { acceptedEncoding } from './accepted-encoding';
import { Refusal } from './problems/refusal';
import { staleResponses } from './stale-responses';

const unreachable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
let app: FastifyInstance;
const canceled = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
let isDown: boolean;
let isSlow: boolean;
let day: string;
let calls: number;
let namesChange: () => void;
beforeEach(async () => {
  isDown = false;
  isSlow = false;
  day = '2026-07-10';
  calls = 0;
  const read = () => {
    calls += 1;
    if (isDown) throw unreachable;
    if (isSlow) throw canceled;
  };
  app = Fastify();
  await app.register(staleResponses, {
    probe: async () => read(),
    today: () => day,
    onNamesChanged: (listener) => {
      namesChange = listener;
      return () => undefined;
    },
  });
  const route = (path: string, access: 'public' | 'USER', caching: string) =>
    app.get(path, { config: { access } }, async (_request, reply) => {
      read();
      return reply.header('cache-control', caching).header('etag', '"1"').send({ of: path });
    });
  route('/league', 'public', 'public, no-cache');
  route('/never-asked', 'public', 'public, no-cache');
  route('/club-day', 'public', 'no-store');
  route('/contacts', 'public', 'private, no-store');
  route('/mine', 'USER', 'public, no-cache');
  app.get('/compressed', { config: { access: 'public' } }, async ({ headers }, reply) => {
    read();
    const encoding = acceptedEncoding(headers['accept-encoding']);
    return reply.header('cache-control', 'public, no-cache').header('content-encoding', encoding).send('…');
  });
  app.get(
    '/list',
    {
      config: { access: 'public' },
      schema: { querystring: { type: 'object', properties: { page: { type: 'string' } } } },
    },
    async (_request, reply) => {
      read();
      return reply.header('cache-control', 'public, no-cache').send({ of: '/list' });
    },
  );
  app.get('/refused', { config: { access: 'public' } }, async () => {
    throw new Refusal(404, 'SEASON_UNKNOWN', 'Nema.');
  });
});
afterEach(() => app.close());
const get = (url: string, headers = {}) => app.inject({ url, headers });

test('while the database is down, public routes send their last answer, marked as stale', async () => {
  const before = await get('/league');
  expect(before.headers).not.toHaveProperty('age');
  isDown = true;
  const stale = await get('/league');
  expect([stale.statusCode, stale.body]).toEqual([200, before.body]);
  expect(stale.headers).toMatchObject({
    age: expect.stringMatching(/^\d\d?$/),
    warning: '110 - "Response is Stale"',
    'content-type': before.headers['content-type'],
  });
});

test('a stale answer is complete, and no browser keeps it: the 304 after the outage would not take its mark away', async () => {
  await get('/league');
  isDown = true;
  const stale = await get('/league', { 'if-none-match': '"1"' });
  expect([stale.statusCode, stale.json(), stale.headers['cache-control'], stale.headers.etag]).toEqual([
    200,
    { of: '/league' },
    'no-store',
    undefined,
  ]);
});

test('a client gets no encoding that it does not accept', async () => {
  const read = (accepted: string) => app.inject({ url: '/compressed', headers: { 'accept-encoding': accepted } });
  await read('gzip, deflate, br');
  isDown = true;
  const [same, other] = [await read('gzip, deflate, br, zstd'), await read('gzip, deflate')];
  expect([same.statusCode, same.headers['content-encoding'], other.statusCode]).toEqual([200, 'br', 503]);
});

test('a statement that took too long fails its own call, and makes no other answer old', async () => {
  await app.inject('/league');
  isSlow = true;
  expect((await app.inject('/never-asked')).statusCode).toBe(503);
  isSlow = false;
  expect((await app.inject('/league')).headers).not.toHaveProperty('age');
});

test('the age of an unchanged answer counts from when it was last sent', async () => {
  const bytes = Buffer.from('{}');
  app.get('/bytes', { config: { access: 'public' } }, (_request, reply) => {
    if (isDown) throw unreachable;
    if (isSlow) throw canceled;
    return reply.header('cache-control', 'public, no-cache').send(bytes);
  });
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now - 600_000);
  try {
    await get('/bytes');
    clock.mockReturnValue(now);
    await get('/bytes');
    isDown = true;
    const stale = await get('/bytes');
    expect([stale.body, stale.headers.age]).toEqual(['{}', '0']);
  } finally {
    clock.mockRestore();
  }
});

test('while the database is known to be down no request waits for it; afterwards answers are fresh again', async () => {
  await get('/league');
  isDown = true;
  await get('/league');
  const before = calls;
  await Promise.all([get('/league'), get('/league')]);
  expect(calls).toBe(before);
  isDown = false;
  while ((await get('/league')).headers.age !== undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await get('/league')).json()).toEqual({ of: '/league' });
});

test.each(['/never-asked', '/club-day', '/contacts', '/mine'])('%s is refused with 503', async (path) => {
  if (path !== '/never-asked') await get(path);
  isDown = true;
  const answer = await get(path);
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'DATABASE_UNREACHABLE']);
  expect(answer.headers['retry-after']).toBe('5');
});

test('an answer is not reused on the next day', async () => {
  await get('/league');
  isDown = true;
  day = '2026-07-11';
  expect((await get('/league')).statusCode).toBe(503);
});

test('after a name may have been removed, no earlier answer is reused', async () => {
  await get('/league');
  namesChange();
  isDown = true;
  expect((await get('/league')).statusCode).toBe(503);
});

test.each([
  ['a name may have been removed', () => namesChange()],
  [
    'midnight',
    () => {
      day = '2026-07-11';
    },
  ],
])('an answer that was read before %s and sent after it is not kept', async (_, change) => {
  let send: () => void = () => undefined;
  const isRead = new Promise<void>((resolve) => {
    app.get('/late', { config: { access: 'public' } }, async (_request, reply) => {
      if (isDown) throw unreachable;
      await new Promise<void>((go) => {
        send = go;
        resolve();
      });
      return reply.header('cache-control', 'public, no-cache').send({ of: '/late' });
    });
  });
  const answer = get('/late').then(({ statusCode }) => statusCode);
  await isRead;
  change();
  send();
  expect(await answer).toBe(200);
  isDown = true;
  expect((await get('/late')).statusCode).toBe(503);
});

test('a caller who disconnects in the middle of a call is not an outage', async () => {
  const arrived = new Promise<void>((resolve) => {
    app.addHook('preParsing', async () => resolve());
  });
  app.post('/write', { config: { access: 'USER' } }, async () => 'done');
  await app.listen({ port: 0 });
  await get('/league');
  const caller = connect((app.server.address() as AddressInfo).port);
  await once(caller, 'connect');
  caller.write('POST /write HTTP/1.1\r\nhost: klub\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"i"');
  await arrived;
  caller.destroy();
  const isGone = () => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count === 0)));
  while (!(await isGone())) await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await get('/league')).headers).not.toHaveProperty('age');
});

test('addresses that a caller invents take no other answer’s place, and are not kept', async () => {
  const before = await get('/league');
  await get('/list?page=1');
  for (let page = 0; page < 1_200; page += 1) await get(`/league?invented=${page}`);
  await get(`/list?page=${'1'.repeat(600)}`);
  isDown = true;
  expect((await get('/league')).body).toBe(before.body);
  expect((await get('/list?page=1')).statusCode).toBe(200);
  expect((await get('/list?page=2')).statusCode).toBe(503);
  expect((await get(`/list?page=${'1'.repeat(600)}`)).statusCode).toBe(503);
});

test('of many addresses with a declared query the newest thousand are kept', async () => {
  for (let page = 0; page <= 1_000; page += 1) await get(`/list?page=${page}`);
  isDown = true;
  expect((await get('/list?page=0')).statusCode).toBe(503);
  expect((await get('/list?page=1')).statusCode).toBe(200);
});

test('a refusal is not an outage', async () => {
  expect((await get('/refused')).json().code).toBe('SEASON_UNKNOWN');
});
