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

export interface AuthState {
  /** `unknown` until the silent sign-on check has answered. */
  readonly status: 'unknown' | 'visitor' | 'member';
  readonly token: string | null;
  /** Moment the token ends, milliseconds since the epoch by this browser's clock; null without a token. */
  readonly expiresAt: number | null;
  readonly identity: Identity | null;
  /** A fresh token was handed out. */
  setSession(token: string, expiresAt: number, identity: Identity): void;
  /** No token any more: signed out, refused, expired. */
  clearSession(): void;
}

/** The suite's one auth store: a federated singleton that the shell fills and every remote reads. */
export const authStore = createStore<AuthState>()((set) => ({
  status: 'unknown',
  token: null,
  expiresAt: null,
  identity: null,
  setSession: (token, expiresAt, identity) => set({ status: 'member', token, expiresAt, identity }),
  clearSession: () => set({ status: 'visitor', token: null, expiresAt: null, identity: null }),
}));

/** Reads the auth store in a component; the component renders again only when the selected part changes. */
export function useAuth<Selected>(select: (state: AuthState) => Selected): Selected {
  return useStore(authStore, select);
}
