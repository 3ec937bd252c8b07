import { authStore, type SessionOver } from '@club/shared/auth';
import { identityOf } from './identity-of';
import { endPushesOfPrevious } from './last-user';

/** A token is renewed when it is valid for less than this (first specification, section 4). */
const LEAST_VALIDITY_S = 5;

/** Keeps the session in the auth store, and schedules the next exchange of its token. */
export interface SessionManager {
  /** @param timeSkew how far this browser's clock is ahead of the provider's, in seconds */
  update(token: string, claims: { exp?: number }, timeSkew: number): void;
  end(why: SessionOver): void;
  scheduleExchange(milliseconds: number, leastValidity: number): void;
  /** @param expiresAt milliseconds since the epoch by this browser's clock */
  scheduleExchangeBefore(expiresAt: number): void;
}

/** @param exchange exchanges the token unless it is valid for longer than `leastValidity` seconds */
export function sessionManager(exchange: (leastValidity: number) => unknown): SessionManager {
  const { setSession, clearSession } = authStore.getState();
  let renewal: ReturnType<typeof setTimeout> | undefined;

  const scheduleExchange = (milliseconds: number, leastValidity: number) => {
    clearTimeout(renewal);
    renewal = setTimeout(() => void exchange(leastValidity), milliseconds);
  };
  const scheduleExchangeBefore = (expiresAt: number) => {
    // Not sooner than in a second, the unit in which the library counts: it may consider a token valid just long enough.
    scheduleExchange(Math.max(expiresAt - Date.now() - LEAST_VALIDITY_S * 1000, 1_000), LEAST_VALIDITY_S);
  };

  return {
    update(token, claims, timeSkew) {
      const expiresAt = ((claims.exp ?? 0) + timeSkew) * 1000;
      const identity = identityOf(claims);
      setSession(token, expiresAt, identity);
      void endPushesOfPrevious(identity.subject);
      scheduleExchangeBefore(expiresAt);
    },
    end(why) {
      clearTimeout(renewal);
      clearSession(why);
    },
    scheduleExchange,
    scheduleExchangeBefore,
  };
}
