import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { handleError } from '../problems/error-handler';
import { CSRF_COOKIE, CSRF_HEADER, csrf } from './csrf';
import { csrfTokens } from './csrf-token';

const secret = 'secret of this test';
const token = csrfTokens(secret).issue();
const stranger = csrfTokens('another secret').issue();

let app: FastifyInstance;
async function open(secure = false): Promise<FastifyInstance> {
  const opened = Fastify();
  opened.setErrorHandler(handleError);
  await opened.register(cookie);
  await opened.register(csrf, { secret, secure });
  opened.get('/*', async () => 'read');
  opened.get('/api/shared', (_request, reply) => reply.header('cache-control', 'public, max-age=10').send('read'));
  opened.get('/api/calendar', { config: { readByPrograms: true } }, async () => 'read');
  opened.post('/*', async () => 'changed');
  opened.post('/api/booking', async () => 'booked');
  return opened;
}
beforeEach(async () => {
  app = await open();
});
afterEach(() => app.close());

const post = (url: string, carried?: string, repeated?: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: {
      ...(carried ? { cookie: `${CSRF_COOKIE}=${carried}` } : {}),
      ...(repeated ? { [CSRF_HEADER]: repeated } : {}),
    },
  });

test.each([
  ['nothing', undefined, undefined],
  ['the cookie alone, as another site’s form sends it', token, undefined],
  ['the header alone', undefined, token],
  ['another genuine token in the header', token, csrfTokens(secret).issue()],
  ['a pair planted by a sibling sub-domain', 'made.up', 'made.up'],
  ['a pair signed with another secret', stranger, stranger],
  ['a token cut short', token.slice(0, -1), token.slice(0, -1)],
])('403 for a change with %s', async (_, carried, repeated) => {
  const answer = await post('/api/change', carried, repeated);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'CSRF' });
});

test('the refusal names cookies only if the browser has sent none', async () => {
  const COOKIES = /^Preglednik ne šalje kolačiće/;
  const reload = 'Zahtjev nije potvrđen sigurnosnom oznakom. Osvježite stranicu i pokušajte ponovno.';
  expect((await post('/api/change')).json()).toMatchObject({ message: expect.stringMatching(COOKIES) });
  expect((await post('/api/change', undefined, token)).json()).toMatchObject({
    message: expect.stringMatching(COOKIES),
  });
  expect((await post('/api/change', stranger, stranger)).json()).toMatchObject({ message: reload });
});

test('403 for a change without the pair, in any spelling of its address', async () => {
  for (const url of ['/api/booking', '/%61pi/booking', 'http://localhost/api/booking']) {
    expect([url, (await post(url)).statusCode]).toEqual([url, 403]);
    expect((await post(url, token, token)).body).toBe('booked');
  }
});

test('a change with the pair succeeds, and so does one outside /api', async () => {
  expect((await post('/api/change', token, token)).body).toBe('changed');
  expect((await post('/realms/club/token')).body).toBe('changed');
  // A form of the sign-in pages, as browsers send it.
  const form = { method: 'POST', url: '/realms/club/sign-in', headers: { accept: 'text/html' } } as const;
  expect((await app.inject(form)).body).toBe('changed');
});

test('a page and a call set the cookie once, readable for scripts; an asset never does', async () => {
  const page = await app.inject({ url: '/login', headers: { accept: 'text/html' } });
  const [given] = page.cookies;
  expect(given).toMatchObject({ name: CSRF_COOKIE, path: '/', sameSite: 'Lax' });
  expect(given).not.toHaveProperty('httpOnly');
  expect(given).not.toHaveProperty('secure');
  expect((await post('/api/change', given?.value, given?.value)).body).toBe('changed');
  // 144 random bits, and their signature.
  expect(given?.value).toMatch(/^[\w-]{24}\.[\w-]{43}$/);
  const again = await app.inject({ url: '/api/read', cookies: { [CSRF_COOKIE]: given?.value ?? '' } });
  expect(again.cookies).toEqual([]);
  expect((await app.inject({ url: '/main.js' })).cookies).toEqual([]);
});

test('an answer that caches share, or that programs read, comes without the cookie', async () => {
  expect((await app.inject({ url: '/api/shared' })).headers).not.toHaveProperty('set-cookie');
  expect((await app.inject({ url: '/api/calendar' })).headers).not.toHaveProperty('set-cookie');
  expect((await app.inject({ url: '/api/own' })).cookies).toHaveLength(1);
  // A browser that is refused because it lacks the cookie receives it.
  expect((await post('/api/change')).cookies).toHaveLength(1);
});

test('with https the cookie is secure', async () => {
  const secured = await open(true);
  expect((await secured.inject({ url: '/api/read' })).cookies[0]).toMatchObject({ secure: true });
  await secured.close();
});
