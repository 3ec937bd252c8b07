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
  jest.mocked(Keycloak).mockImplementation(() => replaceLibrary({ init: jest.fn(() => new Promise(() => undefined)) }));
  createKeycloakClient();
  await jest.advanceTimersByTimeAsync(7_999);
  expect(authStore.getState().status).toBe('unknown');
  await jest.advanceTimersByTimeAsync(1);
  expect(authStore.getState().status).toBe('visitor');
  signInAna();
  expect(authStore.getState().status).toBe('member');
});

test('a check that fails, as for an invalid nonce, leaves a visitor at once', async () => {
  jest
    .mocked(Keycloak)
    .mockImplementation(() => replaceLibrary({ init: jest.fn().mockRejectedValue(new Error('Invalid nonce.')) }));
  createKeycloakClient();
  await jest.advanceTimersByTimeAsync(0);
  expect(authStore.getState().status).toBe('visitor');
});

const EARLY: EarlySession = { token: 'early', refreshToken: 'r', idToken: 'i', claims: TOKEN, timeSkew: 0 };
const early = (session: Promise<EarlySession | null>) => {
  window.earlySignOn = { session, answers: new Map() };
};

test('a user found by the page is signed in at once; the library takes the tokens over after the first screen', async () => {
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

test('if the library’s start gets its answer late, it counts: the library is not started again', async () => {
  early(Promise.resolve(EARLY));
  const answer = deferred();
  jest.mocked(Keycloak).mockImplementationOnce(() => {
    const init = async () => {
      await answer.promise;
      signInAna();
    };
    return replaceLibrary({ init, updateToken: jest.fn(async () => true), isTokenExpired: () => false });
  });
  const client = await openClient();
  await jest.advanceTimersByTimeAsync(14_000);
  answer.resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(await client.refresh()).toBe(true);
  expect(library.updateToken).toHaveBeenCalled();
  expect(Keycloak).toHaveBeenCalledTimes(1);
});

/** A library whose tokens the provider refuses when it starts. */
const refusingLibrary = () => {
  const init = async () => {
    hold(undefined, undefined);
    library.onAuthLogout?.();
    throw new Error('400');
  };
  const updateToken = jest.fn().mockRejectedValue(new Error('No refresh token available.'));
  return replaceLibrary({ init, updateToken });
};

describe.each([
  ['is not answered in time', () => new Promise<never>(() => undefined)],
  ['fails', () => Promise.reject(new Error('Timeout when waiting for 3rd party check iframe message.'))],
])('if the start of the library, which takes over the tokens of the page, %s,', (_, init) => {
  const { token, refreshToken, idToken, timeSkew } = EARLY;
  const again = { token, refreshToken, idToken, timeSkew, checkLoginIframe: false, silentCheckSsoRedirectUri: '' };
  beforeEach(() => {
    early(Promise.resolve(EARLY));
    jest.mocked(Keycloak).mockImplementationOnce(() => {
      const updateToken = jest.fn().mockRejectedValue(new Error('No refresh token available.'));
      return replaceLibrary({ init, updateToken });
    });
  });

  test('nobody is signed out: it starts with them again before the first exchange, without frames', async () => {
    const client = await openClient();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(Keycloak).toHaveBeenCalledTimes(1);
    expect(authStore.getState()).toMatchObject({ status: 'member', token: 'early' });
    await client.refresh();
    expect(Keycloak).toHaveBeenCalledTimes(2);
    expect(library.init).toHaveBeenCalledWith(expect.objectContaining(again));
  });

  test('and if they are refused then, a silent sign-on finds out whether the session is still valid', async () => {
    const client = await openClient();
    await jest.advanceTimersByTimeAsync(20_000);
    jest.mocked(Keycloak).mockImplementationOnce(refusingLibrary);
    expect(await client.refresh()).toBe(false);
    expect(library.init).toHaveBeenCalledWith(expect.objectContaining({ onLoad: 'check-sso' }));
    expect(authStore.getState()).toMatchObject({ status: 'visitor', ended: 'ENDED' });
  });

  test('a user who signs out at that moment is signed out with them too', async () => {
    const client = await openClient();
    const leaving = client.signOut();
    await jest.advanceTimersByTimeAsync(8_000);
    await leaving;
    expect(library.init).toHaveBeenCalledWith(expect.objectContaining(again));
    expect(library.logout).toHaveBeenCalled();
  });
});

test('tokens of the page that are refused when the library takes them over end the session', async () => {
  early(Promise.resolve(EARLY));
  jest.mocked(Keycloak).mockImplementationOnce(refusingLibrary);
  await openClient();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(authStore.getState()).toMatchObject({ status: 'visitor', ended: 'SIGNED_OUT' });
});

test('signing out before the library takes over uses the tokens that the page found', async () => {
  early(Promise.resolve(EARLY));
  const client = createKeycloakClient();
  await client.signOut();
  expect(library.init).toHaveBeenCalledWith(expect.objectContaining({ token: 'early' }));
  expect(library.logout).toHaveBeenCalled();
});

test('a visitor recognised by the page’s check is not checked again', async () => {
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

  test('nor with a network that hangs', async () => {
    const client = await openClient();
    const hanging = Object.assign(new Error('Request timed out'), { name: 'TimeoutError' });
    jest.spyOn(http, 'get').mockRejectedValue(hanging);
    await expect(client.signIn()).rejects.toMatchObject({ code: 'NETWORK' });
    await expect(client.signOut()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(library.login).not.toHaveBeenCalled();
    expect(library.logout).not.toHaveBeenCalled();
  });

  test('a server that refuses counts as reached', async () => {
    const client = await openClient();
    jest.spyOn(http, 'get').mockRejectedValue(new ApiError(503, 'NO_DATABASE', 'Baza se ne javlja.'));
    await client.signOut();
    expect(library.logout).toHaveBeenCalled();
  });
});

test('without an early check, a library that cannot be loaded leaves a visitor, and is requested again', async () => {
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
