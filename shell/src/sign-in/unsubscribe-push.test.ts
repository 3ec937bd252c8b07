import { deferred } from '@club/shared/testing';
import Keycloak from 'keycloak-js';
import { hold, library, openClient, signInAna, TOKEN } from './testing/library';

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
beforeEach(() => unsubscribe.mockReset());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

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

describe('a member who has not signed out receives no more pushes in that browser', () => {
  const signInMarko = async () => {
    hold('other', { ...TOKEN, sub: 'marko' });
    library.onAuthSuccess?.();
    await jest.advanceTimersByTimeAsync(0);
  };

  test('once somebody else signs in there, and the same member goes on receiving them', async () => {
    withWorkers();
    await openClient();
    signInAna();
    await openClient();
    signInAna();
    await jest.advanceTimersByTimeAsync(0);
    expect(unsubscribe).not.toHaveBeenCalled();
    await openClient();
    await signInMarko();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    await signInMarko();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });

  test('also if that fails at first', async () => {
    withWorkers();
    await openClient();
    signInAna();
    unsubscribe.mockRejectedValueOnce(new Error('No push service'));
    await signInMarko();
    await signInMarko();
    await signInMarko();
    expect(unsubscribe).toHaveBeenCalledTimes(2);
  });
});
