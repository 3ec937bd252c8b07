import { authStore } from '@club/shared/auth';
import { deferred } from '@club/shared/testing';
import Keycloak from 'keycloak-js';
import { hold, library, NOW_S, openClient, replaceLibrary, signInAna, TOKEN } from './testing/library';

jest.mock('keycloak-js');

test('a token is renewed when it is valid for less than five seconds', async () => {
  await openClient();
  signInAna();
  await jest.advanceTimersByTimeAsync(294_999);
  expect(library.updateToken).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(library.updateToken).toHaveBeenCalledWith(5);
  hold('fresh', { ...TOKEN, exp: NOW_S + 600 });
  library.onAuthRefreshSuccess?.();
  expect(authStore.getState().token).toBe('fresh');
});

test('a refresh without a response keeps a token that is still valid', async () => {
  const client = await openClient();
  signInAna();
  library.updateToken.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await client.refresh()).toBe(true);
  expect(authStore.getState().status).toBe('member');
});

test('a refresh on demand exchanges the token however long it is still valid', async () => {
  const client = await openClient();
  signInAna();
  await client.refresh();
  expect(library.updateToken).toHaveBeenCalledWith(-1);
});

test('a token that is still valid long enough is renewed later', async () => {
  await openClient();
  signInAna();
  // The library counts in whole seconds.
  library.updateToken.mockResolvedValueOnce(false);
  await jest.advanceTimersByTimeAsync(296_000);
  expect(library.updateToken.mock.calls).toEqual([[5], [5]]);
});

test('without a network the token is renewed as soon as there is one again', async () => {
  await openClient();
  signInAna();
  library.updateToken.mockRejectedValueOnce(new Error('Failed to fetch'));
  await jest.advanceTimersByTimeAsync(295_000);
  expect(library.updateToken).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(library.updateToken).toHaveBeenCalledTimes(2);
});

test('and so is a token whose exchange was requested', async () => {
  const client = await openClient();
  signInAna();
  library.updateToken.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await client.refresh();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(library.updateToken.mock.calls).toEqual([[-1], [-1]]);
});

describe('an exchange that gets no answer', () => {
  /** Ana's page, where an exchange on demand has waited for the whole time limit. */
  const wait = async () => {
    const client = await openClient();
    signInAna();
    const stuck = library;
    Object.assign(stuck, { refreshToken: 'r', idToken: 'i', timeSkew: 0 });
    const answer = deferred();
    stuck.updateToken.mockImplementation(() => answer.promise.then(() => true));
    const exchange = client.refresh();
    await jest.advanceTimersByTimeAsync(8_000);
    return { exchange, stuck, answer };
  };

  test('keeps the session; the next exchange does not wait for it, and uses the same tokens', async () => {
    const { exchange, stuck } = await wait();
    expect(await exchange).toBe(true);
    expect(Keycloak).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(Keycloak).toHaveBeenCalledTimes(2);
    expect(stuck.updateToken).toHaveBeenCalledTimes(1);
    const tokens = { token: 'access', refreshToken: 'r', idToken: 'i', timeSkew: 0 };
    expect(library.init).toHaveBeenCalledWith(expect.objectContaining(tokens));
    expect(library.updateToken).toHaveBeenCalledWith(-1);
    expect(authStore.getState()).toMatchObject({ status: 'member', token: 'access' });
  });

  test('adds no second frame, however often it is repeated', async () => {
    await wait();
    jest.mocked(Keycloak).mockClear();
    const open = jest.mocked(Keycloak).getMockImplementation();
    jest.mocked(Keycloak).mockImplementation((...given) => {
      open?.(...given);
      hold('access', TOKEN);
      library.updateToken.mockImplementation(() => new Promise(() => undefined));
      return library;
    });
    await jest.advanceTimersByTimeAsync(120_000);
    expect(jest.mocked(Keycloak).mock.calls.length).toBeGreaterThan(3);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  test('is over when the answer arrives after all', async () => {
    const { stuck } = await wait();
    Object.assign(stuck, { token: 'fresh', refreshToken: 'r2', tokenParsed: { ...TOKEN, exp: NOW_S + 600 } });
    stuck.onAuthRefreshSuccess?.();
    expect(authStore.getState().token).toBe('fresh');
    await jest.advanceTimersByTimeAsync(590_000);
    expect(library.init).toHaveBeenCalledWith(expect.objectContaining({ token: 'fresh', refreshToken: 'r2' }));
  });

  test('does not end the session when it is refused after all: the next exchange finds out whether it is valid', async () => {
    const { stuck } = await wait();
    Object.assign(stuck, { token: undefined, tokenParsed: undefined, authenticated: false });
    stuck.onAuthLogout?.();
    expect(authStore.getState().status).toBe('member');
    await jest.advanceTimersByTimeAsync(14_999);
    expect(authStore.getState().status).toBe('member');
  });

  test('does not end the session while the next exchange cannot start either', async () => {
    const { stuck } = await wait();
    jest.mocked(Keycloak).mockImplementation(() => {
      const init = () => new Promise(() => undefined);
      const updateToken = jest.fn().mockRejectedValue(new Error('No refresh token available.'));
      return replaceLibrary({ init, updateToken });
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(jest.mocked(Keycloak).mock.calls.length).toBeGreaterThan(2);
    expect(authStore.getState()).toMatchObject({ status: 'member', token: 'access' });
    // The old instance no longer matters.
    Object.assign(stuck, { token: undefined, tokenParsed: undefined, authenticated: false });
    stuck.onAuthLogout?.();
    expect(authStore.getState().status).toBe('member');
  });
});
