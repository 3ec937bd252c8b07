import { type AuthClient, announceSignIn, authStore, type EarlySession } from '@club/shared/auth';
import { afterFirstScreen } from '../first-screen/after-first-screen';
import { type KeycloakInitOptions, keycloakLibrary } from './keycloak-library';
import { refuseWithoutNetwork } from './refuse-without-network';
import { sessionManager } from './session-manager';
import { tokenExchange } from './token-exchange';
import { unsubscribePush } from './unsubscribe-push';
import { withTimeoutOrUndefined } from './with-timeout-or-undefined';

/** The value of `minValidity` by which the library exchanges the token in any case. */
const NOW = -1;
/** A push service that does not answer delays signing out only for this time. */
const PUSH_SERVICE_MS = 2_000;

const page = (path: string): string => new URL(path, location.origin).href;

/**
 * The auth client for all other code. The page's early check determines the user, if it runs; the library is then
 * loaded after the first screen and takes the tokens over. Without an early check, or if it fails, the library
 * determines the user.
 */
export function createKeycloakClient(): AuthClient {
  const { clearSession } = authStore.getState();
  const session = sessionManager((leastValidity) => exchange(leastValidity));
  const library = keycloakLibrary(session, () => beginning);
  const exchange = tokenExchange(library, session);

  const adopt = (found: EarlySession | null): KeycloakInitOptions => {
    if (found) session.update(found.token, found.claims, found.timeSkew);
    else clearSession();
    // From then on the library watches the session and renews the token.
    afterFirstScreen(() => void library.inTheBackground());
    return found ?? {};
  };
  const check = (): KeycloakInitOptions => {
    void library.inTheBackground().then(() => authStore.getState().status === 'unknown' && clearSession());
    return { onLoad: 'check-sso' };
  };
  const early = window.earlySignOn?.session;
  const beginning = early ? early.then(adopt, check) : Promise.resolve().then(check);

  return {
    signIn: async (returnTo = '/post-login', { again = false } = {}) => {
      await refuseWithoutNetwork();
      const loginHint = authStore.getState().identity?.username ?? '';
      const keycloak = await library.ready();
      announceSignIn();
      return keycloak.login({ redirectUri: page(returnTo), ...(again ? { prompt: 'login', loginHint } : {}) });
    },
    signOut: async () => {
      await refuseWithoutNetwork();
      const keycloak = await library.ready();
      await withTimeoutOrUndefined(unsubscribePush(), PUSH_SERVICE_MS).catch(() => undefined);
      return keycloak.logout({ redirectUri: page('/login') });
    },
    refresh: () => exchange(NOW),
  };
}
