import type { SessionEnd } from '@club/shared/contracts/session-end';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Who the access token speaks for. Names are for display only, never for a decision (resolution #4). */
export interface Identity {
  readonly subject: string;
  readonly username: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Realm and client roles together, without repetition. */
  readonly roles: readonly string[];
}

/** Why a session is over; `ENDED`: it ran out. */
export type SessionOver = SessionEnd | 'ENDED';

export interface AuthState {
  /** `unknown` until the silent sign-on check has answered. */
  readonly status: 'unknown' | 'visitor' | 'member';
  readonly token: string | null;
  /** Moment the token ends, milliseconds since the epoch by this browser's clock; null without a token. */
  readonly expiresAt: number | null;
  readonly identity: Identity | null;
  /** Why the last session is over; null as long as one stands, and where none was. */
  readonly ended: SessionOver | null;
  /** A fresh token was handed out. */
  setSession(token: string, expiresAt: number, identity: Identity): void;
  /** What the server has said about the end of this session, before it is cleared: a reason better than any guess. */
  expectEnd(why: SessionEnd): void;
  /** No token any more; `why` as far as whoever clears it can know. */
  clearSession(why?: SessionOver): void;
}

let expected: SessionEnd | undefined;

/** The suite's one auth store: a federated singleton that the shell fills and every remote reads. */
export const authStore = createStore<AuthState>()((set, get) => ({
  status: 'unknown',
  token: null,
  expiresAt: null,
  identity: null,
  ended: null,
  setSession: (token, expiresAt, identity) => {
    // The sign-in library, which loads late, hands out the token again that the page has found: that is no new session.
    if (token !== get().token) expected = undefined;
    set({ status: 'member', token, expiresAt, identity, ended: null });
  },
  expectEnd: (why) => {
    expected = why;
  },
  clearSession: (why = 'ENDED') =>
    set(({ identity, ended }) => ({
      status: 'visitor',
      token: null,
      expiresAt: null,
      identity: null,
      ended: identity ? (expected ?? why) : ended,
    })),
}));

/** Reads the auth store in a component; the component renders again only when the selected part changes. */
export function useAuth<Selected>(select: (state: AuthState) => Selected): Selected {
  return useStore(authStore, select);
}
