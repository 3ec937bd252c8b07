import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { handleError } from '../problems/error-handler';
import { Refusal } from '../problems/refusal';
import type { Caller } from './caller';
import { cachedCallers } from './callers';
import { guardRoutes } from './guard-routes';

const ANA: Caller = {
  memberId: 1,
  identityId: 'ana',
  firstName: 'Ana',
  lastName: 'Anić',
  roles: ['USER'],
  signedInAt: 0,
};

const RECHECK_MS = 5_000;

/**
 * A server with one stream of Ana's, whose session the test ends.
 * @param endsEarly it ends between the check of the session and the opening of the stream
 */
async function openStream({ endsEarly = false } = {}) {
  let [isAlive, lookups, refused] = [true, 0, 0];
  let failure: Error | undefined;
  const callers = cachedCallers({
    verify: async () => ({ ...ANA, sessionUid: 's', roles: ['USER'], expiresAt: Date.now() + 60_000 }),
    isSessionAlive: async () => {
      lookups += 1;
      if (failure) throw failure;
      return isAlive;
    },
    sessionEndReason: async () => undefined,
    findMember: async () => {
      if (endsEarly && isAlive) {
        isAlive = false;
        callers.invalidate('ana');
      }
      return ANA;
    },
  });
  const app = Fastify();
  guardRoutes(app, callers);
  let close = () => {};
  app.get('/stream', { config: { access: 'USER' } }, async (request) => {
    close = app.onCallerRefused(request, () => {
      refused += 1;
    });
    return {};
  });
  await app.inject({ url: '/stream', headers: { authorization: 'Bearer token' } });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    lookups: () => lookups,
    refused: () => refused,
    endOf: async (identityId?: string) => {
      isAlive = identityId !== 'ana';
      callers.invalidate(identityId);
      await settle();
    },
    failWith: async (error: Error) => {
      failure = error;
      callers.invalidate();
      await settle();
    },
    recover: () => {
      failure = undefined;
    },
    /** What has ended it notifies nobody; see `failWith`. */
    endSession: () => {
      isAlive = false;
    },
    later: async (ms: number) => {
      jest.advanceTimersByTime(ms);
      await settle();
    },
    close: () => close(),
  };
}

test('a stream is checked again when its own caller’s session ends, and when it is not known whose has', async () => {
  const stream = await openStream();
  await stream.endOf('marko');
  expect([stream.lookups(), stream.refused()]).toEqual([1, 0]);
  await stream.endOf(undefined);
  expect([stream.lookups(), stream.refused()]).toEqual([2, 0]);
  await stream.endOf('ana');
  expect([stream.lookups(), stream.refused()]).toEqual([3, 1]);
});

test('a session that ends while its caller is being identified ends the stream, too', async () => {
  const stream = await openStream({ endsEarly: true });
  expect([stream.lookups(), stream.refused()]).toEqual([2, 1]);
});

describe.each([
  ['database', new Error('connection lost')],
  ['identity provider', new Refusal(503, 'IDENTITY_UNAVAILABLE', 'Prijava se trenutačno ne može provjeriti.')],
])('an unreachable %s', (_, failure) => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  test('ends no stream', async () => {
    const stream = await openStream();
    await stream.failWith(failure);
    expect([stream.lookups(), stream.refused()]).toEqual([2, 0]);
    stream.recover();
    await stream.later(RECHECK_MS);
    expect([stream.lookups(), stream.refused()]).toEqual([3, 0]);
    await stream.later(10 * RECHECK_MS);
    expect(stream.lookups()).toBe(3);
  });

  test('leaves no stream open whose session has ended: it is asked again until it answers', async () => {
    const stream = await openStream();
    stream.endSession();
    await stream.failWith(failure);
    await stream.later(RECHECK_MS);
    expect([stream.lookups(), stream.refused()]).toEqual([3, 0]);
    stream.recover();
    await stream.later(RECHECK_MS);
    expect([stream.lookups(), stream.refused()]).toEqual([4, 1]);
  });

  test('is asked once at a time, however many sessions have ended meanwhile', async () => {
    const stream = await openStream();
    for (let times = 0; times < 3; times += 1) await stream.failWith(failure);
    await stream.later(RECHECK_MS);
    expect(stream.lookups()).toBe(1 + 3 + 1);
  });

  test('is asked no more about a stream that has closed, even if it closed during the check', async () => {
    const stream = await openStream();
    await stream.failWith(failure);
    stream.close();
    await stream.later(RECHECK_MS);
    expect(stream.lookups()).toBe(2);
    const other = await openStream();
    const failing = other.failWith(failure);
    other.close();
    await failing;
    await other.later(RECHECK_MS);
    expect(other.lookups()).toBe(2);
  });
});

test('only a caller who is not signed in is asked to sign in', async () => {
  const answerOf = async (headers: Record<string, string>) => {
    const { statusCode, headers: answered } = await app.inject({ url: '/members', headers });
    return [statusCode, answered['www-authenticate']];
  };
  const app = Fastify();
  const inactive = cachedCallers({
    verify: async () => ({ ...ANA, sessionUid: 's', expiresAt: Date.now() + 60_000 }),
    isSessionAlive: async () => true,
    sessionEndReason: async () => undefined,
    findMember: async () => undefined,
  });
  app.setErrorHandler(handleError);
  guardRoutes(app, inactive);
  app.get('/members', { config: { access: 'USER' } }, async () => ({}));
  expect(await answerOf({})).toEqual([401, 'Bearer']);
  // A token of another scheme does not count, nor one that is followed by more text.
  for (const authorization of ['Basic bearer token', 'Bearer token more']) {
    expect(await answerOf({ authorization })).toEqual([401, 'Bearer']);
  }
  expect(await answerOf({ authorization: 'Bearer token' })).toEqual([403, undefined]);
});
