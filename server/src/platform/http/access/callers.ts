import type { SessionEnd } from '@club/shared/contracts/session-end';
import { Refusal } from '../problems/refusal';
import type { AccessToken, VerifyToken } from './access-token';
import type { Caller } from './caller';

/** Finds the member that a bearer token belongs to. */
export interface Callers {
  /** @throws Refusal `UNAUTHENTICATED` (401), `FORBIDDEN` (403: an identity without an active member) */
  of(token: string): Promise<Caller>;
  /**
   * Sessions have ended, or members have changed: cached callers are dropped.
   * @param identityId whose; undefined: unknown, all are dropped
   */
  invalidate(identityId?: string): void;
  /** Calls `listener` whenever cached callers are dropped. Returns a function that unsubscribes. */
  onInvalidate(listener: (identityId?: string) => void): () => void;
  /** While notifications of changes may get lost, nothing is cached. */
  bypassCache(isBypassed: boolean): void;
}

export interface CallerSources {
  readonly verify: VerifyToken;
  /** The active member behind an identity. */
  findMember(identityId: string): Promise<Omit<Caller, 'roles' | 'signedInAt'> | undefined>;
  /** @param token the token that contains the claims */
  isSessionAlive(claims: AccessToken, token: string): Promise<boolean>;
  /** Why the session of a valid token has ended, as far as known. */
  sessionEndReason(claims: AccessToken): Promise<SessionEnd | undefined>;
}

const MAX_CACHED = 1_000;

const sessionOver = (sessionEnd?: SessionEnd) =>
  new Refusal(401, 'UNAUTHENTICATED', 'Prijava je istekla. Prijavite se ponovno.', undefined, { sessionEnd });

/** Caches callers by their token, because a signature check and two queries cost more than most answers of this API. */
export function cachedCallers(sources: CallerSources): Callers {
  const known = new Map<string, { caller: Caller; until: number }>();
  const listeners = new Set<(identityId?: string) => void>();
  let generation = 0;
  let bypassed = false;

  const lookUp = async (token: string) => {
    const claims = await sources.verify(token).catch((error) => {
      throw error instanceof Refusal ? error : sessionOver();
    });
    if (!(await sources.isSessionAlive(claims, token))) throw sessionOver(await sources.sessionEndReason(claims));
    const member = await sources.findMember(claims.identityId);
    if (!member) throw new Refusal(403, 'FORBIDDEN', 'Vaš račun nije aktivan. Obratite se administratoru kluba.');
    return { caller: { ...member, roles: claims.roles, signedInAt: claims.signedInAt }, until: claims.expiresAt };
  };

  const invalidate = (identityId?: string) => {
    generation += 1;
    for (const [token, { caller }] of known) {
      if (identityId === undefined || caller.identityId === identityId) known.delete(token);
    }
    for (const listener of listeners) listener(identityId);
  };

  return {
    of: async (token) => {
      const cached = known.get(token);
      if (cached && cached.until > Date.now()) return cached.caller;
      const asOf = generation;
      const found = await lookUp(token);
      // What was read before a change must not be cached after it.
      if (asOf === generation && !bypassed) {
        const [oldest] = known.keys();
        if (oldest && known.size >= MAX_CACHED) known.delete(oldest);
        known.set(token, found);
      }
      return found.caller;
    },
    invalidate,
    onInvalidate: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bypassCache: (isBypassed) => {
      bypassed = isBypassed;
      invalidate();
    },
  };
}
