import type { SessionEnd } from '@club/shared/contracts/session-end';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The user of the access token. Names are for display only, never for a decision (resolution 4). */
export interface Identity {
  readonly subject: string;
  readonly username: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Realm and client roles together, without duplicates. */
  readonly roles: readonly string[];
}

/** Why a session is over; `ENDED`: it expired. */
export type SessionOver = SessionEnd | 'ENDED';

export interface AuthState {
  /** `unknown` until the silent sign-on check has answered. */
  readonly status: 'unknown' | 'visitor' | 'member';
  readonly token: string | null;
  /** When the token expires: milliseconds since the epoch by this browser's clock; null without a token. */
  readonly expiresAt: number | null;
  readonly identity: Identity | null;
  /** Why the last session is over; null during a session and if there was none. */
  readonly ended: SessionOver | null;
  /** The server's reason for ending this session, which may be over already; else null. The token is useless then. */
  readonly ending: SessionEnd | null;
  /** Stores a new token. */
  setSession(token: string, expiresAt: number, identity: Identity): void;
  /**
   * The server's reason for the end of this session, received before the session is cleared; it takes precedence over
   * the caller's. For the rest of the session, or until null takes the reason back, the page opens no new event stream.
   */
  expectEnd(why: SessionEnd | null): void;
  /** Removes the token; `why` as far as the caller knows. */
  clearSession(why?: SessionOver): void;
}

/** The suite's only auth store: a federated singleton that the shell fills and every remote reads. */
export const authStore = createStore<AuthState>()((set, get) => ({
  status: 'unknown',
  token: null,
  expiresAt: null,
  identity: null,
  ended: null,
  ending: null,
  setSession: (token, expiresAt, identity) => {
    // The sign-in library loads late and sets the token that the page already has: that is not a new session.
    const ending = token === get().token ? get().ending : null;
    set({ status: 'member', token, expiresAt, identity, ended: null, ending });
  },
  expectEnd: (ending) => set({ ending }),
  clearSession: (why = 'ENDED') =>
    set(({ identity, ended, ending }) => ({
      status: 'visitor',
      token: null,
      expiresAt: null,
      identity: null,
      ended: identity ? (ending ?? why) : ended,
      ending: null,
    })),
}));

/** Reads the auth store in a component; the component renders again only when the selected part changes. */
export function useAuth<Selected>(select: (state: AuthState) => Selected): Selected {
  return useStore(authStore, select);
}
