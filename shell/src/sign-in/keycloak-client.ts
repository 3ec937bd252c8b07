import './promise-with-resolvers';
import { type AuthClient, authStore } from '@club/shared/auth';
import Keycloak from 'keycloak-js';
import { identityOf } from './identity-of';
import { identityProvider } from './identity-provider';

/** A token is renewed when less is left of it (first specification, section 4). */
const LEAST_VALIDITY_S = 5;
/** The library's word for: whatever is left of it. */
const NOW = -1;
/** The library waits for ever where a frame is blocked or the provider fails; the page goes on without it. */
const TIMEOUT_MS = 8_000;

const page = (path: string): string => new URL(path, location.origin).href;

/**
 * The only file that knows the sign-in library: finds out silently who is signed in, keeps the auth store up to date
 * with what the library learns, and is the auth client for everybody else.
 */
export function createKeycloakClient(): AuthClient {
  const keycloak = new Keycloak(identityProvider());
  const { setSession, clearSession } = authStore.getState();
  let renewal: ReturnType<typeof setTimeout> | undefined;

  let exchanging = 0;
  const exchange = async (leastValidity: number) => {
    exchanging += 1;
    try {
      await keycloak.updateToken(leastValidity);
    } catch (error) {
      // Refused (400): the library has cleared the token and said so. Unreachable: the token may still be good.
      console.warn('The token could not be renewed', error);
    } finally {
      exchanging -= 1;
    }
    return keycloak.authenticated === true && !keycloak.isTokenExpired();
  };

  const publish = () => {
    clearTimeout(renewal);
    const { token, tokenParsed, timeSkew } = keycloak;
    if (!token || !tokenParsed?.exp) return clearSession(exchanging > 0 ? 'ENDED' : 'SIGNED_OUT');
    // `timeSkew` is how far this browser's clock runs ahead of the provider's.
    const expiresAt = (tokenParsed.exp + (timeSkew ?? 0)) * 1000;
    setSession(token, expiresAt, identityOf(tokenParsed));
    renewal = setTimeout(() => void exchange(LEAST_VALIDITY_S), expiresAt - Date.now() - LEAST_VALIDITY_S * 1000);
  };

  keycloak.onAuthSuccess = publish;
  keycloak.onAuthRefreshSuccess = publish;
  // Also what the session check finds after five seconds when another tab has signed out.
  keycloak.onAuthLogout = publish;

  const known = keycloak.init({
    onLoad: 'check-sso',
    silentCheckSsoRedirectUri: page('/assets/silent-check-sso.html'),
    pkceMethod: 'S256',
    checkLoginIframe: true,
    checkLoginIframeInterval: 5,
    messageReceiveTimeout: 10_000,
  });
  const unanswered = () => authStore.getState().status === 'unknown' && clearSession();
  const patience = setTimeout(unanswered, TIMEOUT_MS);
  known
    .catch((error: unknown) => console.warn('The silent sign-on check failed', error))
    .finally(() => {
      clearTimeout(patience);
      unanswered();
    });

  return {
    signIn: (returnTo = '/post-login', { again = false } = {}) => {
      const loginHint = authStore.getState().identity?.username ?? '';
      return keycloak.login({ redirectUri: page(returnTo), ...(again ? { prompt: 'login', loginHint } : {}) });
    },
    signOut: () => keycloak.logout({ redirectUri: page('/login') }),
    refresh: () => exchange(NOW),
  };
}
