import { authStore, type EarlySession, onSignIn } from '@club/shared/auth';
import { ApiError, http } from '@club/shared/http';
import { deferred } from '@club/shared/testing';
import Keycloak from 'keycloak-js';
import { createKeycloakClient } from './keycloak-client';
import { hold, library, NOW_S, openClient, replaceLibrary, signInAna, TOKEN } from './testing/library';

jest.mock('keycloak-js');

test('the silent check has the options of the specification', async () => {
  createKeycloakClient();
  await jest.advanceTimersByTimeAsync(0);
  expect(Keycloak).toHaveBeenCalledWith({ url: '/', realm: 'club', clientId: 'club-web' });
  expect(library.init).toHaveBeenCalledWith({
    onLoad: 'check-sso',
    silentCheckSsoRedirectUri: 'http://localhost/assets/silent-check-sso.html',
    pkceMethod: 'S256',
    checkLoginIframe: true,
    checkLoginIframeInterval: 5,
    messageReceiveTimeout: 10_000,
  });
});

test('a check that never responds leaves a visitor after eight seconds; a late response still counts', async () => {
  jest.mocked(Keycloak).mockImplementation(() => {
    replaceLibrary({ init: jest.fn(() => new Promise(() => undefined)) } as never);
    return library;
  });
  createKeycloakClient();
  await jest.advanceTimersByTimeAsync(7_999);
  expect(authStore.getState().status).toBe('unknown');
  await jest.advanceTimersByTimeAsync(1);
  expect(authStore.getState().status).toBe('visitor');
  signInAna();
  expect(authStore.getState().status).toBe('member');
});

test('a check that fails, as for an invalid nonce, leaves a visitor at once', async () => {
  jest.mocked(Keycloak).mockImplementation(() => {
    replaceLibrary({ init: jest.fn().mockRejectedValue(new Error('Invalid nonce.')) } as never);
    return library;
  });
  createKeycloakClient();
  await jest.advanceTimersByTimeAsync(0);
  expect(authStore.getState().status).toBe('visitor');
});

const EARLY: EarlySession = { token: 'early', refreshToken: 'r', idToken: 'i', claims: TOKEN, timeSkew: 0 };
const early = (session: Promise<EarlySession | null>) => {
  window.earlySignOn = { session, answers: new Map() };
};

test('a user found by the page is a member at once; the library takes the tokens over after the first screen', async () => {
  early(Promise.resolve(EARLY));
  createKeycloakClient();
  await jest.advanceTimersByTimeAsync(0);
  expect(authStore.getState()).toMatchObject({ status: 'member', token: 'early', identity: { username: 'akovac' } });
  expect(Keycloak).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5_000);
  const { token, refreshToken, idToken, timeSkew } = EARLY;
  const options = { token, refreshToken, idToken, timeSkew, pkceMethod: 'S256', checkLoginIframe: true };
  expect(library.init).toHaveBeenCalledWith(expect.objectContaining(options));
});

test('signing out before that uses the tokens that were found', async () => {
  early(Promise.resolve(EARLY));
  const client = createKeycloakClient();
  await client.signOut();
  expect(library.init).toHaveBeenCalledWith(expect.objectContaining({ token: 'early' }));
  expect(library.logout).toHaveBeenCalled();
});

test('a visitor found by the page is not checked again', async () => {
  early(Promise.resolve(null));
  createKeycloakClient();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(authStore.getState().status).toBe('visitor');
  expect(library.init).toHaveBeenCalledWith(expect.not.objectContaining({ onLoad: 'check-sso' }));
});

test('if the page’s check fails, the library makes its own', async () => {
  early(Promise.reject(new Error('blocked')));
  createKeycloakClient();
  await jest.advanceTimersByTimeAsync(0);
  expect(library.init).toHaveBeenCalledWith(expect.objectContaining({ onLoad: 'check-sso' }));
  signInAna();
  expect(authStore.getState().status).toBe('member');
});

test('a token makes a member with the roles of realm and client together', async () => {
  await openClient();
  signInAna();
  expect(authStore.getState()).toMatchObject({
    status: 'member',
    token: 'access',
    expiresAt: (NOW_S + 300) * 1000,
    identity: { subject: 'ana', username: 'akovac', givenName: 'Ana', familyName: 'Kovač', roles: ['USER', 'ADMIN'] },
  });
});

test('the expiry of a token is computed by the provider’s clock', async () => {
  await openClient();
  hold('access', TOKEN, -120);
  library.onAuthSuccess?.();
  expect(authStore.getState().expiresAt).toBe((NOW_S + 180) * 1000);
});

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

test('signing out in another tab, detected by the session check, ends the session here', async () => {
  await openClient();
  signInAna();
  hold(undefined, undefined);
  library.onAuthLogout?.();
  expect(authStore.getState()).toMatchObject({ status: 'visitor', token: null, identity: null });
});

test('signing in again asks for the password only, and returns to the same page', async () => {
  const client = await openClient();
  signInAna();
  await client.signIn('/personal-data', { again: true });
  const redirectUri = 'http://localhost/personal-data';
  expect(library.login).toHaveBeenCalledWith({ redirectUri, prompt: 'login', loginHint: 'akovac' });
});

test('signing in returns to /post-login, signing out to /login', async () => {
  const client = await openClient();
  const leaving = jest.fn(() => expect(library.login).not.toHaveBeenCalled());
  const stop = onSignIn(leaving);
  await client.signIn();
  stop();
  expect(leaving).toHaveBeenCalledTimes(1);
  await client.signOut();
  expect(library.login).toHaveBeenCalledWith({ redirectUri: 'http://localhost/post-login' });
  expect(library.logout).toHaveBeenCalledWith({ redirectUri: 'http://localhost/login' });
});

describe('without a network', () => {
  test('the page is not left for signing in or out', async () => {
    const client = await openClient();
    const offline = new ApiError(0, 'NETWORK', 'Nema veze s internetom.');
    const leaving = jest.fn();
    const stop = onSignIn(leaving);
    jest.spyOn(http, 'get').mockRejectedValue(offline);
    await expect(client.signIn()).rejects.toBe(offline);
    await expect(client.signOut()).rejects.toBe(offline);
    stop();
    expect(leaving).not.toHaveBeenCalled();
    expect(library.login).not.toHaveBeenCalled();
    expect(library.logout).not.toHaveBeenCalled();
  });

  test('nor with one that hangs', async () => {
    const client = await openClient();
    const hanging = Object.assign(new Error('Request timed out'), { name: 'TimeoutError' });
    jest.spyOn(http, 'get').mockRejectedValue(hanging);
    await expect(client.signIn()).rejects.toMatchObject({ code: 'NETWORK' });
    await expect(client.signOut()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(library.login).not.toHaveBeenCalled();
    expect(library.logout).not.toHaveBeenCalled();
  });

  test('a server that refuses has been reached', async () => {
    const client = await openClient();
    jest.spyOn(http, 'get').mockRejectedValue(new ApiError(503, 'NO_DATABASE', 'Baza se ne javlja.'));
    await client.signOut();
    expect(library.logout).toHaveBeenCalled();
  });

  test('the token is renewed once there is one again', async () => {
    await openClient();
    signInAna();
    library.updateToken.mockRejectedValueOnce(new Error('Failed to fetch'));
    await jest.advanceTimersByTimeAsync(295_000);
    expect(library.updateToken).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(library.updateToken).toHaveBeenCalledTimes(2);
  });

  test('a token that was to be exchanged at once is exchanged as soon as there is one again', async () => {
    const client = await openClient();
    signInAna();
    library.updateToken.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await client.refresh();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(library.updateToken.mock.calls).toEqual([[-1], [-1]]);
  });
});

describe('an exchange that gets no answer', () => {
  /** Ana's page, whose exchange on demand has waited for the whole time limit. */
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

  test('keeps the session; the next one does not wait for it, and has its tokens', async () => {
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

  test('leaves nothing in the page, however often it is repeated', async () => {
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

  test('is over when it gets one after all', async () => {
    const { stuck } = await wait();
    Object.assign(stuck, { token: 'fresh', refreshToken: 'r2', tokenParsed: { ...TOKEN, exp: NOW_S + 600 } });
    stuck.onAuthRefreshSuccess?.();
    expect(authStore.getState().token).toBe('fresh');
    await jest.advanceTimersByTimeAsync(590_000);
    expect(library.init).toHaveBeenCalledWith(expect.objectContaining({ token: 'fresh', refreshToken: 'r2' }));
  });

  test('does not end the session when it is refused after all: the next one finds out whether it lives', async () => {
    const { stuck } = await wait();
    Object.assign(stuck, { token: undefined, tokenParsed: undefined, authenticated: false });
    stuck.onAuthLogout?.();
    expect(authStore.getState().status).toBe('member');
    await jest.advanceTimersByTimeAsync(14_999);
    expect(authStore.getState().status).toBe('member');
  });

  test('does not end the session while the next one cannot begin either', async () => {
    const { stuck } = await wait();
    jest.mocked(Keycloak).mockImplementation(() => {
      const init = () => new Promise(() => undefined);
      const updateToken = jest.fn().mockRejectedValue(new Error('No refresh token available.'));
      replaceLibrary({ init, updateToken } as never);
      return library;
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(jest.mocked(Keycloak).mock.calls.length).toBeGreaterThan(2);
    expect(authStore.getState()).toMatchObject({ status: 'member', token: 'access' });
    // The old one no longer decides.
    Object.assign(stuck, { token: undefined, tokenParsed: undefined, authenticated: false });
    stuck.onAuthLogout?.();
    expect(authStore.getState().status).toBe('member');
  });
});

test('a token that is still valid long enough is renewed later', async () => {
  await openClient();
  signInAna();
  // The library counts in whole seconds.
  library.updateToken.mockResolvedValueOnce(false);
  await jest.advanceTimersByTimeAsync(296_000);
  expect(library.updateToken.mock.calls).toEqual([[5], [5]]);
});

test('a library that cannot be loaded leaves a visitor without an early check, and is requested again', async () => {
  jest.mocked(Keycloak).mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed.');
  });
  const client = await openClient();
  expect(authStore.getState().status).toBe('visitor');
  await client.signIn();
  expect(library.login).toHaveBeenCalled();
});

test('a library that cannot be loaded does not end a session that is still valid', async () => {
  early(Promise.resolve(EARLY));
  const client = await openClient();
  jest.mocked(Keycloak).mockImplementation(() => {
    throw new Error('Loading chunk 7 failed.');
  });
  expect(await client.refresh()).toBe(true);
  expect(authStore.getState().status).toBe('member');
  await jest.advanceTimersByTimeAsync(300_000);
  expect(await client.refresh()).toBe(false);
});
