import { type CallerSources, cachedCallers } from './callers';

const LATER = Date.now() + 3_600_000;
const member = { memberId: 1, identityId: 'ana', firstName: 'Ana', lastName: 'Anić' };

/** Sources whose answers the test delays, with a count of the calls. */
function openSources(changes: Partial<CallerSources> = {}) {
  let lookups = 0;
  const sources: CallerSources = {
    verify: async () => {
      lookups += 1;
      return { identityId: 'ana', sessionUid: 's', roles: ['USER'], expiresAt: LATER, signedInAt: 0 };
    },
    isSessionAlive: async () => true,
    sessionEndReason: async () => undefined,
    findMember: async () => member,
    ...changes,
  };
  return { callers: cachedCallers(sources), lookups: () => lookups };
}

test('a token is looked up once, until something changes', async () => {
  const { callers, lookups } = openSources();
  expect(await callers.of('token')).toEqual({ ...member, roles: ['USER'], signedInAt: 0 });
  await callers.of('token');
  expect(lookups()).toBe(1);
  await callers.of('another token');
  expect(lookups()).toBe(2);
  callers.invalidate();
  await callers.of('token');
  expect(lookups()).toBe(3);
});

test('the end of one identity’s sessions leaves the other callers cached', async () => {
  const invalidated: (string | undefined)[] = [];
  const { callers, lookups } = openSources({ findMember: async (identityId) => ({ ...member, identityId }) });
  callers.onInvalidate((identityId) => invalidated.push(identityId));
  await callers.of('token');
  callers.invalidate('marko');
  await callers.of('token');
  expect(lookups()).toBe(1);
  callers.invalidate('ana');
  await callers.of('token');
  expect(lookups()).toBe(2);
  expect(invalidated).toEqual(['marko', 'ana']);
});

test('a look-up that started before a change is not cached after it', async () => {
  let answer: (alive: boolean) => void = () => undefined;
  const { callers, lookups } = openSources({
    isSessionAlive: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const before = callers.of('token');
  await Promise.resolve();
  callers.invalidate();
  await new Promise((resolve) => setImmediate(resolve));
  answer(true);
  await before;
  const after = callers.of('token');
  await new Promise((resolve) => setImmediate(resolve));
  answer(false);
  await expect(after).rejects.toMatchObject({ status: 401 });
  expect(lookups()).toBe(2);
});

test('while notifications may get lost, every caller is looked up each time', async () => {
  const { callers, lookups } = openSources();
  await callers.of('token');
  callers.bypassCache(true);
  await callers.of('token');
  await callers.of('token');
  expect(lookups()).toBe(3);
  callers.bypassCache(false);
  await callers.of('token');
  await callers.of('token');
  expect(lookups()).toBe(4);
});

test('a thousand callers are cached, and the one cached first makes room for the next', async () => {
  const { callers, lookups } = openSources();
  for (let count = 0; count < 1_000; count += 1) await callers.of(`token ${count}`);
  await callers.of('token 0');
  expect(lookups()).toBe(1_000);
  await callers.of('one more');
  await callers.of('token 1');
  expect(lookups()).toBe(1_001);
  await callers.of('token 0');
  expect(lookups()).toBe(1_002);
});

test('a cached token expires with the token', async () => {
  const ended = { identityId: 'ana', sessionUid: 's', roles: [], expiresAt: Date.now() - 1, signedInAt: 0 };
  let lookups = 0;
  const { callers } = openSources({
    verify: async () => {
      lookups += 1;
      if (lookups > 1) throw new Error('ended');
      return ended;
    },
  });
  await callers.of('token');
  await expect(callers.of('token')).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
});

test('an unreachable database signs nobody out', async () => {
  const { callers } = openSources({
    findMember: async () => {
      throw new Error('connection lost');
    },
  });
  await expect(callers.of('token')).rejects.toThrow('connection lost');
});
