import { authStore, installAuthClient } from '@club/shared/auth';
import { Message } from '@club/shared/contracts/scalars';
import { ApiError, answer, answerBody, http, isOffline, keyed, useConnection } from '@club/shared/http';
import { fakeApi, member } from '@club/shared/testing';
import { act, renderHook } from '@testing-library/react';
import { HttpResponse, http as on } from 'msw';

const PRICES = 'http://localhost/api/organization-pricing';
const BOOK = 'http://localhost/api/create-frendly-reservation';

const api = fakeApi();
const refresh = jest.fn<Promise<boolean>, []>();
installAuthClient({ signIn: jest.fn(), signOut: jest.fn(), refresh });

const signIn = (token: string) => authStore.getState().setSession(token, Date.now() + 300_000, member());
const refreshTo = (token: string) =>
  refresh.mockImplementation(async () => {
    signIn(token);
    return true;
  });

/** Handles every request to `url` with `reply`, and records the requests. */
function note(method: 'get' | 'post', url: string, reply: (request: Request) => Response) {
  const seen: { token: string | null; csrf: string | null; body: string }[] = [];
  api.use(
    on[method](url, async ({ request }) => {
      const { headers } = request;
      seen.push({
        token: headers.get('authorization'),
        csrf: headers.get('x-xsrf-token'),
        body: await request.clone().text(),
      });
      return reply(request);
    }),
  );
  return seen;
}
const problem = (status: number, code: string, fields?: Record<string, string>) =>
  HttpResponse.json({ type: 'about:blank', title: code, status, code, message: `Poruka ${code}`, fields }, { status });
/** Accepts only the token `fresh`. */
const onlyFresh = (request: Request) =>
  request.headers.get('authorization') === 'Bearer fresh'
    ? HttpResponse.json({ message: 'U redu.' })
    : problem(401, 'UNAUTHENTICATED');

const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: ApiError) => error,
  );

beforeEach(() => {
  delete window.earlySignOn;
  refresh.mockReset();
  signIn('stale');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'XSRF-TOKEN=nonce.mac';
});

test('a refusal becomes a message, a code and the invalid fields, and is not retried', async () => {
  const seen = note('post', BOOK, () => problem(409, 'SLOT_TAKEN', { id: 'Termin je zauzet.' }));
  const error = await failure(answer(Message, http.post('create-frendly-reservation', { json: {} })));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 409,
    code: 'SLOT_TAKEN',
    message: 'Poruka SLOT_TAKEN',
    fields: { id: 'Termin je zauzet.' },
  });
  expect(seen).toHaveLength(1);
});

test('a response that is not a problem document gets a Croatian message', async () => {
  note('post', BOOK, () => new HttpResponse('<h1>Forbidden</h1>', { status: 403 }));
  const error = await failure(answer(Message, http.post('create-frendly-reservation')));
  expect(error).toMatchObject({ status: 403, code: 'UNREADABLE', message: 'Nemate ovlasti za ovu radnju.' });
});

test('no response is NETWORK', async () => {
  note('post', BOOK, () => HttpResponse.error());
  const error = await failure(answer(Message, http.post('create-frendly-reservation')));
  expect(error).toMatchObject({ status: 0, code: 'NETWORK' });
});

describe('without a network', () => {
  beforeEach(() => dispatchEvent(new Event('offline')));
  afterEach(() => dispatchEvent(new Event('online')));

  test('a write fails at once, states that the input is kept, and is not sent when the network returns', async () => {
    const seen = note('post', BOOK, () => HttpResponse.error());
    const error = await failure(answer(Message, http.post('create-frendly-reservation', { json: {} })));
    expect(error).toMatchObject({
      code: 'NETWORK',
      message:
        'Nema veze s internetom. Ono što ste upisali ostaje ovdje i ništa se neće poslati samo. Pokušajte ponovno kad se veza vrati.',
    });
    dispatchEvent(new Event('online'));
    expect(seen).toHaveLength(1);
  });

  test('a read is not retried automatically, and any response shows that the server is reachable', async () => {
    const seen = note('get', PRICES, () => HttpResponse.error());
    const error = await failure(answer(Message, http.get('organization-pricing')));
    expect(error.message).toBe('Nema veze s internetom. Pokušajte ponovno kad se veza vrati.');
    expect(seen).toHaveLength(1);
    expect(isOffline()).toBe(true);
    note('get', PRICES, () => HttpResponse.json({ message: 'U redu.' }));
    await answer(Message, http.get('organization-pricing'));
    expect(isOffline()).toBe(false);
  });
});

test('a read without a response is retried while there is a network', async () => {
  let calls = 0;
  note('get', PRICES, () => (++calls < 2 ? HttpResponse.error() : HttpResponse.json({ message: 'U redu.' })));
  expect((await answerBody(Message, http.get('organization-pricing'))).message).toBe('U redu.');
  expect(calls).toBe(2);
});

describe('a write', () => {
  const KEY = '6f0a3c62-2f64-4c1e-9d5a-7b7f1b0f7a10';
  /** Two failures, then a response. */
  const troubles = () => {
    const answers = [HttpResponse.error(), new HttpResponse('Bad Gateway', { status: 502 })];
    const keys: (string | null)[] = [];
    const seen = note('post', BOOK, (request) => {
      keys.push(request.headers.get('idempotency-key'));
      return answers.shift() ?? HttpResponse.json({ message: 'U redu.' });
    });
    return { seen, keys };
  };

  test('with a key is retried automatically, with the same body and key', async () => {
    const { seen, keys } = troubles();
    const sent = http.post('create-frendly-reservation', { json: { id: 1 }, ...keyed(KEY) });
    expect((await answerBody(Message, sent)).message).toBe('U redu.');
    expect(keys).toEqual([KEY, KEY, KEY]);
    expect(new Set(seen.map(({ body }) => body))).toEqual(new Set(['{"id":1}']));
  });

  test('without a key is not retried', async () => {
    const { seen } = troubles();
    expect(await failure(answer(Message, http.post('create-frendly-reservation', { json: {} })))).toMatchObject({
      code: 'NETWORK',
    });
    expect(seen).toHaveLength(1);
  });

  test('with a key is not retried after a refusal', async () => {
    const seen = note('post', BOOK, () => problem(409, 'SLOT_TAKEN'));
    const sent = http.post('create-frendly-reservation', { json: {}, ...keyed(KEY) });
    expect(await failure(answer(Message, sent))).toMatchObject({ code: 'SLOT_TAKEN' });
    expect(seen).toHaveLength(1);
  });
});

test('a body that violates the contract is UNREADABLE, and the console shows where', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  note('get', PRICES, () => HttpResponse.json({ mesage: 'typo' }));
  const error = await failure(answer(Message, http.get('organization-pricing')));
  expect(error.code).toBe('UNREADABLE');
  expect(log).toHaveBeenCalledWith(`${PRICES} breaks its contract`, expect.anything());
});

test('every call sends the bearer token; only a write sends the CSRF cookie as a header', async () => {
  const read = note('get', PRICES, () => HttpResponse.json({ message: 'U redu.' }));
  const write = note('post', BOOK, () => HttpResponse.json({ message: 'U redu.' }));
  await answer(Message, http.get('organization-pricing'));
  await answer(Message, http.post('create-frendly-reservation', { json: { id: 1 } }));
  expect(read).toEqual([{ token: 'Bearer stale', csrf: null, body: '' }]);
  expect(write).toEqual([{ token: 'Bearer stale', csrf: 'nonce.mac', body: '{"id":1}' }]);
});

test('a visitor sends no token, and a 401 triggers no refresh', async () => {
  authStore.getState().clearSession();
  const seen = note('get', PRICES, onlyFresh);
  expect(await failure(answer(Message, http.get('organization-pricing')))).toMatchObject({ status: 401 });
  expect(seen).toEqual([{ token: null, csrf: null, body: '' }]);
  expect(refresh).not.toHaveBeenCalled();
});

test('401: one refresh, then the same write once more with the new token', async () => {
  refreshTo('fresh');
  const seen = note('post', BOOK, onlyFresh);
  const body = await answerBody(Message, http.post('create-frendly-reservation', { json: { id: 7 } }));
  expect(body.message).toBe('U redu.');
  expect(seen.map(({ token, body: sent }) => [token, sent])).toEqual([
    ['Bearer stale', '{"id":7}'],
    ['Bearer fresh', '{"id":7}'],
  ]);
});

test('401: the second call has the caller’s time limit', async () => {
  refreshTo('fresh');
  const limits = jest.spyOn(globalThis, 'setTimeout');
  note('get', PRICES, onlyFresh);
  await answer(Message, http.get('organization-pricing', { timeout: 60_000 }));
  expect(limits.mock.calls.filter(([, limit]) => limit === 60_000)).toHaveLength(2);
  expect(limits.mock.calls.filter(([, limit]) => limit === 10_000)).toEqual([]);
  limits.mockRestore();
});

test.each([
  [0, 2],
  [1, 3],
])('401, then no network: a caller that allows %i retries makes %i calls', async (retry, calls) => {
  refreshTo('fresh');
  const seen = note('get', PRICES, (request) =>
    request.headers.get('authorization') === 'Bearer fresh' ? HttpResponse.error() : problem(401, 'UNAUTHENTICATED'),
  );
  expect(await failure(answer(Message, http.get('organization-pricing', { retry })))).toMatchObject({ status: 0 });
  expect(seen).toHaveLength(calls);
});

test.each([
  ['a gateway’s error', () => problem(503, 'UNAVAILABLE')],
  ['no response', () => HttpResponse.error()],
])('401, then %s: a write with a key is sent again, with its body', async (_case, failed) => {
  refreshTo('fresh');
  const answers = [() => problem(401, 'UNAUTHENTICATED'), failed, () => HttpResponse.json({ message: 'U redu.' })];
  const seen = note('post', BOOK, () => (answers.shift() as () => HttpResponse<null>)());
  const call = http.post('create-frendly-reservation', { json: { id: 7 }, ...keyed('key') });
  expect((await answerBody(Message, call)).message).toBe('U redu.');
  expect(seen.map(({ body }) => body)).toEqual(['{"id":7}', '{"id":7}', '{"id":7}']);
});

test('simultaneous calls with 401 share one refresh', async () => {
  refreshTo('fresh');
  note('get', PRICES, onlyFresh);
  await Promise.all([1, 2, 3].map(() => answer(Message, http.get('organization-pricing'))));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a second 401 ends the session', async () => {
  refreshTo('also refused');
  const seen = note('get', PRICES, onlyFresh);
  expect(await failure(answer(Message, http.get('organization-pricing')))).toMatchObject({ status: 401 });
  expect(seen).toHaveLength(2);
  expect(authStore.getState().status).toBe('visitor');
});

test('without a session to refresh the 401 is passed on', async () => {
  refresh.mockResolvedValue(false);
  const seen = note('get', PRICES, onlyFresh);
  expect(await failure(answer(Message, http.get('organization-pricing')))).toMatchObject({
    status: 401,
    code: 'UNAUTHENTICATED',
  });
  expect(seen).toHaveLength(1);
});

describe('a read that the page has requested early', () => {
  let seen: ReturnType<typeof note>;
  beforeEach(() => {
    seen = note('get', PRICES, () => HttpResponse.json({ message: 'Kasnije.' }));
  });
  afterEach(() => jest.restoreAllMocks());

  /** A page of this age, in milliseconds, which has asked for the prices. */
  function requested(age: number, early = Promise.resolve(Response.json({ message: 'Rano.' }))) {
    jest.spyOn(performance, 'now').mockReturnValue(age);
    window.earlySignOn = { session: Promise.resolve(null), answers: new Map([['/api/organization-pricing', early]]) };
  }
  const read = async () => (await answerBody(Message, http.get('organization-pricing'))).message;

  test('is not sent again; the next one is', async () => {
    requested(15_000);
    expect([await read(), await read()]).toEqual(['Rano.', 'Kasnije.']);
    expect(seen).toHaveLength(1);
  });

  test('has the age of its response from the server’s cache', async () => {
    const headers = { age: '3600', warning: '110 - "Response is Stale"' };
    requested(1_000, Promise.resolve(Response.json({ message: 'Rano.' }, { headers })));
    const { result } = renderHook(() => useConnection(({ keptSince }) => keptSince));
    expect(result.current).toBeNull();
    await act(read);
    expect(Math.round((Date.now() - Number(result.current)) / 60_000)).toBe(60);
  });

  test('is sent again once the page is older than fifteen seconds', async () => {
    requested(15_001);
    expect(await read()).toBe('Kasnije.');
  });

  test('is sent again if its response does not arrive', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance'] });
    requested(1_000, new Promise(() => undefined));
    const message = read();
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    expect(await message).toBe('Kasnije.');
  });

  test('is sent again if it got no response', async () => {
    requested(1_000, Promise.reject(new TypeError('Failed to fetch')));
    expect(await read()).toBe('Kasnije.');
  });
});
