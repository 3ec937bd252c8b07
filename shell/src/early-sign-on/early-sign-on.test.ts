import { createHash, webcrypto } from 'node:crypto';

const SILENT = 'http://localhost/assets/silent-check-sso.html';
const NOW_S = 1_800_000_000;

const jwt = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

// jsdom has no `crypto.subtle`.
Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });

let asked: { url: string; body?: URLSearchParams; token?: string }[];
let nonce: string | null;

/** The page as written by the server; the script runs in it. */
async function openPage({
  hash = '',
  provider = '{"url":"/","realm":"club","clientId":"club-web"}',
  publicCalls = '[]',
  firstCalls = ['get-all-termins'],
} = {}) {
  jest.resetModules();
  delete window.earlySignOn;
  window.history.replaceState(null, '', `/main-reservations${hash}`);
  document.body.innerHTML = `<script type="application/json" id="signIn">${provider}</script>
    <script type="application/json" id="firstCalls">${JSON.stringify(firstCalls)}</script>
    <script type="application/json" id="publicCalls">${publicCalls}</script>`;
  await import('./early-sign-on');
  // Waits until the digest for the request is computed.
  const began = performance.now();
  while (
    window.earlySignOn &&
    !frame() &&
    asked.length === JSON.parse(publicCalls).length &&
    performance.now() - began < 10_000
  ) {
    await webcrypto.subtle.digest('SHA-256', new Uint8Array(1));
  }
}

const frame = () => document.querySelector<HTMLIFrameElement>('iframe[src*="/auth?"]');
const question = () => new URL(frame()?.src ?? '').searchParams;

/** The provider redirects the frame to the silent page, which posts its address. */
function answer(parameters: Record<string, string | null>, origin = 'http://localhost') {
  nonce = question().get('nonce');
  const hash = new URLSearchParams({ state: question().get('state') ?? '', ...(parameters as Record<string, string>) });
  dispatchEvent(
    new MessageEvent('message', { data: `${SILENT}#${hash}`, origin, source: frame()?.contentWindow ?? null }),
  );
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW_S * 1000, doNotFake: ['performance'] });
  asked = [];
  window.fetch = jest.fn(async (url, { body, headers }: RequestInit = {}) => {
    asked.push({
      url: String(url),
      ...(body instanceof URLSearchParams && { body }),
      ...((headers as Record<string, string> | undefined)?.authorization && {
        token: (headers as Record<string, string>).authorization,
      }),
    });
    if (!String(url).endsWith('/token')) return Response.json({});
    return Response.json({
      access_token: jwt({ sub: 'ana', iat: NOW_S - 20, exp: NOW_S + 280, name: 'Žac' }),
      refresh_token: 'r',
      id_token: jwt({ nonce }),
    });
  }) as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test('public data are requested before the user is known, without a token', async () => {
  await openPage({ publicCalls: '["all-pyramids?godina=2024"]' });
  expect(asked).toEqual([{ url: '/api/all-pyramids?godina=2024' }]);
  expect([...(window.earlySignOn?.answers.keys() ?? [])]).toEqual(['/api/all-pyramids?godina=2024']);
});

test('a session is found and the first calls are sent before any library runs', async () => {
  await openPage();
  answer({ code: 'c1' });
  const session = await window.earlySignOn?.session;
  expect(session).toMatchObject({ refreshToken: 'r', claims: { sub: 'ana', name: 'Žac' }, timeSkew: 20 });
  expect(asked.map(({ url, token }) => [url, token])).toEqual([
    ['http://localhost/realms/club/protocol/openid-connect/token', undefined],
    ['/api/club-day', `Bearer ${session?.token}`],
    ['/api/is-league-paid', `Bearer ${session?.token}`],
    ['/api/notices', `Bearer ${session?.token}`],
    ['/api/get-all-termins', `Bearer ${session?.token}`],
  ]);
  expect([...(window.earlySignOn?.answers.keys() ?? [])]).toContain('/api/get-all-termins');
  expect(document.querySelector('iframe')).toBeNull();
});

test('the code is exchanged with the verifier that matches the challenge', async () => {
  await openPage();
  const asks = question();
  expect(asks.get('prompt')).toBe('none');
  expect(asks.get('code_challenge_method')).toBe('S256');
  answer({ code: 'c1' });
  await window.earlySignOn?.session;
  const verifier = asked[0]?.body?.get('code_verifier') ?? '';
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(asks.get('code_challenge'));
  expect(asked[0]?.body?.get('redirect_uri')).toBe(SILENT);
});

test('a visitor is recognised, and no call is sent', async () => {
  await openPage();
  answer({ error: 'login_required' });
  expect(await window.earlySignOn?.session).toBeNull();
  expect(asked).toEqual([]);
});

test.each([
  ['to another question', { code: 'c1', state: 'another' }],
  ['that is a failure', { error: 'server_error' }],
])('an answer %s leaves the check to the library', async (_what, parameters) => {
  await openPage();
  answer(parameters);
  await expect(window.earlySignOn?.session).rejects.toThrow('silent sign-on check');
  expect(asked).toEqual([]);
});

test('a token for another nonce is rejected', async () => {
  await openPage();
  answer({ code: 'c1' });
  nonce = 'another';
  await expect(window.earlySignOn?.session).rejects.toThrow('another request');
  expect(asked).toHaveLength(1);
});

test('a message from another origin is ignored; a provider that never responds times out', async () => {
  await openPage();
  const session = expect(window.earlySignOn?.session).rejects.toThrow('does not answer');
  answer({ code: 'c1' }, 'https://elsewhere.example');
  await jest.advanceTimersByTimeAsync(6_000);
  await session;
  expect(asked).toEqual([]);
});

test.each([
  ['back from the sign-in page', { hash: '#state=s&code=c' }],
  ['on a page that names no provider', { provider: '' }],
])('%s the library makes the check', async (_where, page) => {
  await openPage(page);
  expect(window.earlySignOn).toBeUndefined();
  expect(document.querySelector('iframe')).toBeNull();
});

describe('when our own server is the provider', () => {
  const OWN = { provider: '{"url":"/","realm":"club","clientId":"club-web","signOn":"/realms/club/sign-on"}' };
  const tokens = (nonce: string | null) => ({
    access_token: jwt({ sub: 'ana', iat: NOW_S, exp: NOW_S + 300 }),
    refresh_token: 'r',
    id_token: jwt({ nonce }),
  });
  let sent: { authorization: string; verifier: string; calls: string[] };
  const question = () => new URLSearchParams(sent.authorization);

  function answerAtOnce(answer: () => object, status = 200) {
    window.fetch = jest.fn(async (url, { body, signal }: RequestInit = {}) => {
      asked.push({ url: String(url) });
      if (url !== '/realms/club/sign-on') return Response.json({});
      expect(signal).toBeDefined();
      sent = JSON.parse(String(body));
      return Response.json(answer(), { status });
    }) as typeof fetch;
  }

  test('one call returns the session and the first responses; missing responses are requested', async () => {
    answerAtOnce(() => ({
      state: question().get('state'),
      tokens: tokens(question().get('nonce')),
      answers: { 'get-all-termins': { status: 200, headers: { 'x-grid-version': '7' }, body: '[]' } },
    }));
    await openPage(OWN);
    expect(await window.earlySignOn?.session).toMatchObject({ refreshToken: 'r', claims: { sub: 'ana' } });
    expect(sent.calls).toEqual(['club-day', 'is-league-paid', 'notices', 'get-all-termins']);
    expect(asked.map(({ url }) => url)).toEqual([
      '/realms/club/sign-on',
      '/api/club-day',
      '/api/is-league-paid',
      '/api/notices',
    ]);
    const grid = await window.earlySignOn?.answers.get('/api/get-all-termins');
    expect([grid?.headers.get('x-grid-version'), await grid?.json()]).toEqual(['7', []]);
    expect(document.querySelector('iframe')).toBeNull();
    expect(createHash('sha256').update(sent.verifier).digest('base64url')).toBe(question().get('code_challenge'));
  });

  test('of more calls than the server takes the rest are requested afterwards', async () => {
    const firstCalls = [1, 2, 3, 4, 5, 6, 7].map((number) => `call-${number}`);
    const answers = () =>
      Object.fromEntries(sent.calls.map((call) => [call, { status: 200, headers: {}, body: '[]' }]));
    answerAtOnce(() => ({
      state: question().get('state'),
      tokens: tokens(question().get('nonce')),
      answers: answers(),
    }));
    await openPage({ ...OWN, firstCalls });
    expect(await window.earlySignOn?.session).toMatchObject({ refreshToken: 'r' });
    expect(sent.calls).toEqual(['club-day', 'is-league-paid', 'notices', ...firstCalls.slice(0, 5)]);
    expect(asked.map(({ url }) => url)).toEqual(['/realms/club/sign-on', '/api/call-6', '/api/call-7']);
    expect(window.earlySignOn?.answers.size).toBe(10);
  });

  test('a visitor is recognised', async () => {
    answerAtOnce(() => ({ state: question().get('state'), error: 'login_required' }));
    await openPage(OWN);
    expect(await window.earlySignOn?.session).toBeNull();
  });

  test.each([
    ['to another question', () => ({ state: 's', tokens: tokens('n') }), 200],
    ['with tokens for another question', () => ({ state: question().get('state'), tokens: tokens('n') }), 200],
    ['that is a failure', () => ({ state: question().get('state'), error: 'invalid_grant' }), 200],
    ['that is none', () => ({}), 503],
  ])('an answer %s leaves the check to the library', async (_what, answer, status) => {
    answerAtOnce(answer, status);
    await openPage(OWN);
    await expect(window.earlySignOn?.session).rejects.toThrow();
    expect(window.earlySignOn?.answers.size).toBe(0);
    expect(asked).toHaveLength(1);
  });
});
