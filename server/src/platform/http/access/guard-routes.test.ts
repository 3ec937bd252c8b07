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
  app.get('/stream', { config: { access: 'USER' } }, async (request) => {
    app.onCallerRefused(request, () => {
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

test.each([
  ['database', new Error('connection lost')],
  ['identity provider', new Refusal(503, 'IDENTITY_UNAVAILABLE', 'Prijava se trenutačno ne može provjeriti.')],
])('an unreachable %s ends no stream', async (_, failure) => {
  const stream = await openStream();
  await stream.failWith(failure);
  expect([stream.lookups(), stream.refused()]).toEqual([2, 0]);
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
