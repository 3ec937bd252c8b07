import { deferred } from '@club/shared/testing';
import Keycloak from 'keycloak-js';
import { library, openClient } from './testing/library';

jest.mock('keycloak-js');

const unsubscribe = jest.fn();
/** A browser with one worker that receives pushes, and one without. */
function withWorkers() {
  const subscribed = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  const other = { pushManager: { getSubscription: async () => null } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: async () => [other, subscribed] },
  });
}
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a member who signs out receives no more pushes in that browser', async () => {
  withWorkers();
  const client = await openClient();
  const calls: string[] = [];
  unsubscribe.mockImplementation(() => calls.push('unsubscribe'));
  library.logout.mockImplementation(async () => void calls.push('logout'));
  await client.signOut();
  expect(calls).toEqual(['unsubscribe', 'logout']);
});

test.each([
  ['refuses', () => Promise.reject(new Error('No push service'))],
  ['does not answer', () => deferred().promise],
])('a push service that %s does not keep anybody signed in', async (_, answer) => {
  withWorkers();
  const client = await openClient();
  unsubscribe.mockImplementation(answer);
  const left = client.signOut();
  await jest.advanceTimersByTimeAsync(2_000);
  await left;
  expect(library.logout).toHaveBeenCalled();
});

test('a browser without workers signs out as well', async () => {
  const client = await openClient();
  await client.signOut();
  expect(Keycloak).toHaveBeenCalled();
  expect(library.logout).toHaveBeenCalled();
});
