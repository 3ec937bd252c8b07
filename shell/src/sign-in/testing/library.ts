import { authStore } from '@club/shared/auth';
import { http } from '@club/shared/http';
import Keycloak from 'keycloak-js';
import { createKeycloakClient } from '../keycloak-client';

export const NOW_S = 1_800_000_000;
export const TOKEN = {
  sub: 'ana',
  exp: NOW_S + 300,
  given_name: 'Ana',
  family_name: 'Kovač',
  preferred_username: 'akovac',
  realm_access: { roles: ['USER'] },
  resource_access: { 'club-web': { roles: ['USER', 'ADMIN'] } },
};

export let library: jest.Mocked<Keycloak>;

/** From now on `library` is this one, of which a test needs only some members. */
export function replaceLibrary(other: Partial<Record<keyof Keycloak, unknown>>) {
  library = other as never;
  return library;
}

/** What the library does when it has a token: sets its fields first, then calls the callback. */
export function hold(token: string | undefined, tokenParsed: typeof TOKEN | undefined, timeSkew = 0) {
  Object.assign(library, { token, tokenParsed, timeSkew, authenticated: token !== undefined });
}

/** The library watches the session through a frame of the provider, which it never removes. */
function addFrame() {
  const frame = document.createElement('iframe');
  frame.title = 'keycloak-session-iframe';
  document.body.append(frame);
}

beforeEach(() => {
  document.body.replaceChildren();
  delete window.earlySignOn;
  jest.useFakeTimers({ now: NOW_S * 1000 });
  authStore.setState({ status: 'unknown', token: null, expiresAt: null, identity: null });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(http, 'get').mockResolvedValue({} as never);
  jest.mocked(Keycloak).mockReset();
  jest.mocked(Keycloak).mockImplementation(() =>
    replaceLibrary({
      init: jest.fn(async () => {
        addFrame();
        return false;
      }),
      updateToken: jest.fn(async () => true),
      login: jest.fn(),
      logout: jest.fn(),
      isTokenExpired: jest.fn(() => false),
    }),
  );
});
afterEach(() => jest.useRealTimers());

/** The client, with its library loaded. */
export async function openClient() {
  const client = createKeycloakClient();
  await jest.advanceTimersByTimeAsync(0);
  return client;
}

export const signInAna = () => {
  hold('access', TOKEN);
  library.onAuthSuccess?.();
};
