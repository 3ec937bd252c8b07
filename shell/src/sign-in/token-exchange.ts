import { authStore } from '@club/shared/auth';
import { type BegunLibrary, type Keycloak, type KeycloakLibrary, LIBRARY_MS } from './keycloak-library';
import type { SessionManager } from './session-manager';
import { withTimeoutOrUndefined } from './with-timeout-or-undefined';

/** Pause after a renewal that got no answer. */
const RENEW_AGAIN_MS = 15_000;

/** Exchanges the token unless it is valid for longer than these seconds. @returns whether there is a valid one */
export type TokenExchange = (leastValidity: number) => Promise<boolean>;

export function tokenExchange(library: KeycloakLibrary, session: SessionManager): TokenExchange {
  /** When the second sign-on begins after one without an answer, as a time of `performance.now()`. */
  let secondAt = 0;

  /**
   * Called after a refused exchange. The session may still be valid: if only the answer to an earlier exchange was lost, its
   * refresh token is used twice, which revokes the tokens of every tab. A sign-on without an answer, as on a slow connection
   * or when the device sleeps meanwhile, proves nothing; after a second one the session is over. The second one begins after
   * a fixed pause, whatever calls are refused until then, because the answer to the first may only be late.
   */
  const signOnAgain = async (refused: BegunLibrary, leastValidity: number): Promise<Keycloak | undefined> => {
    const { identity, ending } = authStore.getState();
    const isSecond = !refused.isAnswered();
    const wait = secondAt - performance.now();
    if (isSecond && identity && !ending && wait > 0) {
      session.scheduleExchange(wait, leastValidity);
      return refused.keycloak;
    }
    // Two calls that are refused at the same moment cause one sign-on.
    if (refused.isLatest() && identity && !ending) library.checkAgain(identity.subject);
    const found = await library.inTheBackground();
    if (found?.keycloak.authenticated || !identity) return found?.keycloak;
    if (!found || found.isAnswered() || isSecond) session.end('ENDED');
    else {
      secondAt = performance.now() + RENEW_AGAIN_MS;
      session.scheduleExchange(RENEW_AGAIN_MS, leastValidity);
    }
    return found?.keycloak;
  };

  /** @returns the instance that has the tokens afterwards */
  const exchangeWith = async (begun: BegunLibrary, leastValidity: number): Promise<Keycloak | undefined> => {
    const { keycloak } = begun;
    const { expiresAt } = authStore.getState();
    try {
      const isExchanged = await withTimeoutOrUndefined(keycloak.updateToken(leastValidity), LIBRARY_MS);
      if (isExchanged === undefined) {
        if (begun.isLatest() && keycloak.authenticated) library.setAside(keycloak);
        throw new Error('The provider did not answer');
      }
      if (!isExchanged && expiresAt !== null) session.scheduleExchangeBefore(expiresAt);
    } catch (error) {
      console.warn('The token could not be renewed', error);
      // Refused (400): the library has cleared the token.
      if (!keycloak.authenticated) return signOnAgain(begun, leastValidity);
      session.scheduleExchange(RENEW_AGAIN_MS, leastValidity);
    }
    return keycloak;
  };

  return (leastValidity) =>
    library.whileExchanging(async () => {
      const begun = await library.inTheBackground();
      if (!begun) {
        // The library could not be loaded or started: the token may still be valid.
        const { identity, expiresAt } = authStore.getState();
        if (identity) session.scheduleExchange(RENEW_AGAIN_MS, leastValidity);
        return Date.now() < (expiresAt ?? 0);
      }
      const keycloak = await exchangeWith(begun, leastValidity);
      return keycloak?.authenticated === true && !keycloak.isTokenExpired();
    });
}
