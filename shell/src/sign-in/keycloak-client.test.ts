import { authStore, type EarlySession } from '@club/shared/auth';
import Keycloak from 'keycloak-js';
import { createKeycloakClient } from './keycloak-client';

jest.mock('keycloak-js');

const NOW_S = 1_800_000_000;
const TOKEN = {
  sub: 'ana',
  exp: NOW_S + 300,
  given_name: 'Ana',
  family_name: 'Kovač',
  preferred_username: 'akovac',
  realm_access: { roles: ['USER'] },
  resource_access: { 'club-web': { roles: ['USER', 'ADMIN'] } },
};

let library: jest.Mocked<Keycloak>;
/** What the library does when it holds a token: fields first, then the callback. */
function hold(token: string | undefined, tokenParsed: typeof TOKEN | undefined, timeSkew = 0) {
  Object.assign(library, { token, tokenParsed, timeSkew, authenticated: token !== undefined });
}

beforeEach(() => {
  delete window.earlySignOn;
  jest.useFakeTimers({ now: NOW_S * 1000 });
  authStore.setState({ status: 'unknown', token: null, expiresAt: null, identity: null });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(Keycloak).mockReset();
  jest.mocked(Keycloak).mockImplementation(() => {
    library = {
      init: jest.fn(async () => false),
      updateToken: jest.fn(),
      login: jest.fn(),
      logout: jest.fn(),
      isTokenExpired: jest.fn(() => false),
    } as never;
    return library;
  });
});
afterEach(() => jest.useRealTimers());

/** The client, with its library loaded. */
async function openClient() {
  const client = createKeycloakClient();
  await jest.advanceTimersByTimeAsync(0);
  return client;
}

const signInAna = () => {
  hold('access', TOKEN);
  library.onAuthSuccess?.();
};

test('the silent check is asked for as the specification says', async () => {
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

test('a check that never answers leaves a visitor after eight seconds; a late answer still counts', async () => {
  jest.mocked(Keycloak).mockImplementation(() => {
    library = { init: jest.fn(() => new Promise(() => undefined)) } as never;
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
    library = { init: jest.fn().mockRejectedValue(new Error('Invalid nonce.')) } as never;
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

test('whom the page has found already is a member at once; the library takes the tokens over after the first screen', async () => {
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

test('who signs out before that does so with the tokens that were found', async () => {
  early(Promise.resolve(EARLY));
  const client = createKeycloakClient();
  await client.signOut();
  expect(library.init).toHaveBeenCalledWith(expect.objectContaining({ token: 'early' }));
  expect(library.logout).toHaveBeenCalled();
});

test('a visitor whom the page has found is not looked for again', async () => {
  early(Promise.resolve(null));
  createKeycloakClient();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(authStore.getState().status).toBe('visitor');
  expect(library.init).toHaveBeenCalledWith(expect.not.objectContaining({ onLoad: 'check-sso' }));
});

test('where the page could not find out, the library does', async () => {
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

test('the end of a token is reckoned by the provider’s clock', async () => {
  await openClient();
  hold('access', TOKEN, -120);
  library.onAuthSuccess?.();
  expect(authStore.getState().expiresAt).toBe((NOW_S + 180) * 1000);
});

test('a token is renewed when less than five seconds of it are left', async () => {
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

test('a refused refresh clears the token: nobody is signed in any more', async () => {
  const client = await openClient();
  signInAna();
  library.updateToken.mockImplementation(async () => {
    hold(undefined, undefined);
    library.onAuthLogout?.();
    throw new Error('400');
  });
  expect(await client.refresh()).toBe(false);
  expect(authStore.getState().status).toBe('visitor');
});

test('a refresh that reaches nobody keeps a token that is still good', async () => {
  const client = await openClient();
  signInAna();
  library.updateToken.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await client.refresh()).toBe(true);
  expect(authStore.getState().status).toBe('member');
});

test('a refresh on demand exchanges whatever is left of the token', async () => {
  const client = await openClient();
  signInAna();
  await client.refresh();
  expect(library.updateToken).toHaveBeenCalledWith(-1);
});

test('signing out in another tab, which the session check finds, ends the session here', async () => {
  await openClient();
  signInAna();
  hold(undefined, undefined);
  library.onAuthLogout?.();
  expect(authStore.getState()).toMatchObject({ status: 'visitor', token: null, identity: null });
});

test('who must sign in again is asked for the password only, and comes back to the same page', async () => {
  const client = await openClient();
  signInAna();
  await client.signIn('/personal-data', { again: true });
  const redirectUri = 'http://localhost/personal-data';
  expect(library.login).toHaveBeenCalledWith({ redirectUri, prompt: 'login', loginHint: 'akovac' });
});

test('the way in comes back to /post-login, the way out to /login', async () => {
  const client = await openClient();
  await client.signIn();
  await client.signOut();
  expect(library.login).toHaveBeenCalledWith({ redirectUri: 'http://localhost/post-login' });
  expect(library.logout).toHaveBeenCalledWith({ redirectUri: 'http://localhost/login' });
});

test('a library that cannot be loaded leaves a visitor where nobody else knows, and is asked for again', async () => {
  jest.mocked(Keycloak).mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed.');
  });
  const client = await openClient();
  expect(authStore.getState().status).toBe('visitor');
  await client.signIn();
  expect(library.login).toHaveBeenCalled();
});

test('a library that cannot be loaded does not end a session that is still good', async () => {
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
