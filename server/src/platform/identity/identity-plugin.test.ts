import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { runningClock } from '../clock';
import { embeddedForTests, type TestDatabase } from '../database/testing';
import { openLiveHub } from '../live';
import { identityPlugin, openIdentity } from '.';
import { PASSWORD } from './testing/identity-app';
import { TEST_LOOK } from './testing/look';
import { TEST_PUBLIC_URL, TEST_SEALING_KEY } from './testing/tokens';

const open = embeddedForTests();

async function openParts(database: TestDatabase) {
  const live = await openLiveHub(database, console.error);
  const settings = { sealingKey: TEST_SEALING_KEY, keycloak: undefined };
  const parts = {
    settings,
    publicUrl: TEST_PUBLIC_URL,
    dataDir: '/nowhere',
    database,
    clock: runningClock(),
    live,
    findMember: async (identityId: string) => ({ memberId: 1, identityId, firstName: 'Ana', lastName: 'Anić' }),
    look: () => TEST_LOOK,
  };
  return openIdentity(parts);
}

/** Starts a server and returns the links that it has printed once it listens. */
async function startAndListen(identity: Awaited<ReturnType<typeof openParts>>): Promise<string[]> {
  const links: string[] = [];
  const app = Fastify();
  await app.register(
    identityPlugin(identity, { createMember: async () => undefined, invite: (link) => links.push(link) }),
  );
  const listening = new Promise<void>((resolve) => app.addHook('onListen', async () => resolve()));
  await app.listen({ port: 0 });
  await listening;
  await app.close();
  return links;
}

test('each start prints a new link for the first administrator, until there is one', async () => {
  const identity = await openParts(await open());
  const [first] = await startAndListen(identity);
  const [second] = await startAndListen(identity);
  expect(first).toMatch(/^http:\/\/localhost:4150\/realms\/club\/first-administrator\?token=[\w-]{43}$/);
  expect(second).not.toBe(first);
  await identity.database.transaction((tx) =>
    identity.directory.create(tx, {
      username: 'uprava',
      password: PASSWORD,
      firstName: 'Ana',
      lastName: 'Anić',
      email: null,
      roles: ['USER', 'ADMIN'],
    }),
  );
  expect(await startAndListen(identity)).toEqual([]);
});

test('an identity provider that answers only later is asked again', async () => {
  const identity = await openParts(await open());
  const lookup = jest.spyOn(identity.directory, 'administrators').mockRejectedValueOnce(new Error('fetch failed'));
  const links: string[] = [];
  const app = Fastify();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  await app.register(
    identityPlugin(identity, { createMember: async () => undefined, invite: (link) => links.push(link) }),
  );
  const listening = new Promise<void>((resolve) => app.addHook('onListen', async () => resolve()));
  await app.listen({ port: 0 });
  await listening;
  expect([lookup.mock.calls.length, links]).toEqual([1, []]);
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  while (links.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await app.close();
  expect(links).toEqual([expect.stringContaining('/first-administrator?token=')]);
});
