import './promise-with-resolvers';
import { type AuthClient, announceSignIn, authStore, type EarlySession, type SessionOver } from '@club/shared/auth';
import { ApiError, asApiError, http } from '@club/shared/http';
import type Keycloak from 'keycloak-js';
import type { KeycloakInitOptions } from 'keycloak-js';
import { afterFirstScreen } from '../first-screen/after-first-screen';
import { endPushes } from './end-pushes';
import { identityOf } from './identity-of';
import { identityProvider } from './identity-provider';

/** A token is renewed when it is valid for less than this (first specification, section 4). */
const LEAST_VALIDITY_S = 5;
/** The library's value for: however long it is still valid. */
const NOW = -1;
/** The library waits for ever if a frame is blocked or the provider fails; the page continues without it. */
const TIMEOUT_MS = 8_000;
/** After a renewal that got no answer. */
const RENEW_AGAIN_MS = 15_000;
/** Nobody is kept signed in by a push service that does not answer. */
const PUSH_SERVICE_MS = 2_000;

/** The result of `work`, or undefined if it takes longer. */
const atMost = <Result>(milliseconds: number, work: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([work, new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))]);

const page = (path: string): string => new URL(path, location.origin).href;

const tokensOf = ({ token, refreshToken, idToken, timeSkew }: Keycloak): KeycloakInitOptions => ({
  token,
  refreshToken,
  idToken,
  timeSkew: timeSkew ?? 0,
});

/**
 * Signing in and out leave the page: without a network for the browser's error page, on which nothing has happened.
 * @throws ApiError if nothing responds
 */
async function refuseWithoutNetwork(): Promise<void> {
  await http.get('health', { retry: 0, timeout: TIMEOUT_MS }).catch((error: unknown) => {
    // Any response will do: the provider may be another server.
    const failure = asApiError(error);
    if (failure instanceof ApiError && failure.status === 0) throw failure;
  });
}

/**
 * The library adds frames to the page and never removes the one of its session check. An instance whose frames are gone
 * checks nothing any more; an exchange of its tokens still gets its answer.
 */
function removeFrames(): void {
  for (const frame of document.querySelectorAll('iframe[title^="keycloak-"]')) frame.remove();
}

/** As required by the first specification, section 4. */
const SPECIFIED: KeycloakInitOptions = {
  silentCheckSsoRedirectUri: page('/assets/silent-check-sso.html'),
  pkceMethod: 'S256',
  checkLoginIframe: true,
  checkLoginIframeInterval: 5,
  messageReceiveTimeout: 10_000,
};

/**
 * The only file that depends on the sign-in library: updates the auth store with the library's events, and is the auth
 * client for all other code. The page's own early check determines the user, where one runs; the library is loaded, and
 * takes the tokens over, after the first screen. Without an early check, or if it fails, the library determines the
 * user.
 */
export function createKeycloakClient(): AuthClient {
  const { setSession, clearSession } = authStore.getState();
  let renewal: ReturnType<typeof setTimeout> | undefined;
  let begun: Promise<Keycloak> | undefined;
  /** The latest; events of an earlier one say nothing about this session any more. */
  let current: Keycloak | undefined;
  /** Got no answer to its exchange, and would let every later one wait for it; the next one takes its tokens over. */
  let late: Keycloak | undefined;
  let exchanging = 0;

  const end = (why: SessionOver) => {
    clearTimeout(renewal);
    clearSession(why);
  };

  /** @param owner whose session it has to be; any user's if left out */
  const begin = async (options: KeycloakInitOptions, owner?: string): Promise<Keycloak> => {
    const { default: Library } = await import('keycloak-js');
    removeFrames();
    const keycloak = new Library(identityProvider());
    current = keycloak;
    const publish = () => {
      if (keycloak !== current) return undefined;
      const { token, tokenParsed, timeSkew } = keycloak;
      if (token && owner && tokenParsed?.sub !== owner) return keycloak.clearToken();
      if (token && tokenParsed?.exp) return hold(token, tokenParsed, timeSkew ?? 0);
      // What it means that an exchange is refused is decided after it; if that is late, by the next one.
      if (exchanging === 0 && keycloak !== late) end('SIGNED_OUT');
    };
    keycloak.onAuthSuccess = publish;
    keycloak.onAuthRefreshSuccess = publish;
    // Also called by the session check five seconds after a sign-out in another tab.
    keycloak.onAuthLogout = publish;
    const init = keycloak.init({ ...SPECIFIED, ...options }).then(() => true);
    const isReady = await atMost(TIMEOUT_MS, init).catch((error: unknown) => {
      console.warn('The sign-in library could not begin', error);
      if (!keycloak.authenticated && !late) clearSession();
      return false;
    });
    // Without the tokens that it takes over it would report the session as ended.
    if (late && !isReady && !keycloak.authenticated) throw new Error('The sign-in library got no answer');
    late = undefined;
    return keycloak;
  };

  const start = (options: KeycloakInitOptions, owner?: string): Promise<Keycloak> => {
    begun = begin(options, owner).catch((error: unknown) => {
      // Its script could not be loaded, or it got no answer; the next caller starts again.
      begun = undefined;
      throw error;
    });
    return begun;
  };

  /**
   * The library starts once, with the result of the early check or with its own check; and again after an exchange that
   * got no answer.
   */
  const ready = async (): Promise<Keycloak> => {
    const options = await beginning;
    return begun ?? start(late ? tokensOf(late) : options);
  };

  const inTheBackground = () =>
    ready().catch((error) => console.warn('The sign-in library could not be loaded', error));

  const exchangeIn = (milliseconds: number, leastValidity: number) => {
    clearTimeout(renewal);
    renewal = setTimeout(() => void exchange(leastValidity), milliseconds);
  };
  const renewBefore = (expiresAt: number) => {
    // Not sooner than in a second, by which the library counts: it may find a token valid just long enough.
    exchangeIn(Math.max(expiresAt - Date.now() - LEAST_VALIDITY_S * 1000, 1_000), LEAST_VALIDITY_S);
  };

  /**
   * After a refused exchange. The session may live: if only the answer to an earlier exchange was lost, its token is
   * used twice, which revokes the tokens of every tab.
   */
  const signOnAgain = async (refused: Promise<Keycloak> | undefined): Promise<Keycloak | undefined> => {
    const { identity, ending } = authStore.getState();
    // Two calls that are refused at the same moment sign on once.
    if (begun === refused && identity && !ending) start({ onLoad: 'check-sso' }, identity.subject);
    const keycloak = await inTheBackground();
    if (!keycloak?.authenticated && identity) end('ENDED');
    return keycloak ?? undefined;
  };

  const exchange = async (leastValidity: number) => {
    let keycloak = await inTheBackground();
    const used = begun;
    const { expiresAt } = authStore.getState();
    // The provider could not be reached: the token may still be valid.
    if (!keycloak) {
      if (authStore.getState().identity) exchangeIn(RENEW_AGAIN_MS, leastValidity);
      return Date.now() < (expiresAt ?? 0);
    }
    exchanging += 1;
    try {
      const isExchanged = await atMost(TIMEOUT_MS, keycloak.updateToken(leastValidity));
      if (isExchanged === undefined) {
        if (begun === used && keycloak.authenticated) {
          begun = undefined;
          late = keycloak;
        }
        throw new Error('The provider did not answer');
      }
      if (!isExchanged && expiresAt !== null) renewBefore(expiresAt);
    } catch (error) {
      // Refused (400): the library has cleared the token. Unreachable: as above.
      console.warn('The token could not be renewed', error);
      if (keycloak.authenticated) exchangeIn(RENEW_AGAIN_MS, leastValidity);
      else keycloak = await signOnAgain(used);
    } finally {
      exchanging -= 1;
    }
    return keycloak?.authenticated === true && !keycloak.isTokenExpired();
  };

  const hold = (token: string, claims: { exp?: number }, timeSkew: number) => {
    // `timeSkew` is how far this browser's clock is ahead of the provider's.
    const expiresAt = ((claims.exp ?? 0) + timeSkew) * 1000;
    setSession(token, expiresAt, identityOf(claims));
    renewBefore(expiresAt);
  };

  const adopt = (found: EarlySession | null): KeycloakInitOptions => {
    if (found) hold(found.token, found.claims, found.timeSkew);
    else clearSession();
    // From then on the library watches the session and renews the token.
    afterFirstScreen(() => void inTheBackground());
    return found ?? {};
  };
  const check = (): KeycloakInitOptions => {
    void inTheBackground().then(() => authStore.getState().status === 'unknown' && clearSession());
    return { onLoad: 'check-sso' };
  };
  const early = window.earlySignOn?.session;
  const beginning = early ? early.then(adopt, check) : Promise.resolve().then(check);

  return {
    signIn: async (returnTo = '/post-login', { again = false } = {}) => {
      await refuseWithoutNetwork();
      const loginHint = authStore.getState().identity?.username ?? '';
      const keycloak = await ready();
      announceSignIn();
      return keycloak.login({ redirectUri: page(returnTo), ...(again ? { prompt: 'login', loginHint } : {}) });
    },
    signOut: async () => {
      await refuseWithoutNetwork();
      const keycloak = await ready();
      await atMost(PUSH_SERVICE_MS, endPushes()).catch(() => undefined);
      return keycloak.logout({ redirectUri: page('/login') });
    },
    refresh: () => exchange(NOW),
  };
}
