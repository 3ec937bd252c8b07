import type { SessionOver } from '@club/shared/auth';
import { useLocation } from '@club/shared/router';

/** Why a user was redirected to the landing page. Kept in the history state, so that it survives a reload. */
export interface LandingState {
  /** The page that was left or not opened: path and search. */
  readonly from: string;
  /**
   * `VISITOR`: nobody was signed in. `UNCONFIRMED`: the sign-in page has just led back, but no session was found yet.
   * `NOT_YOURS`: the page is for another role. Otherwise why the session is over.
   */
  readonly why: SessionOver | 'VISITOR' | 'UNCONFIRMED' | 'NOT_YOURS';
}

/** Undefined if the user opened the landing page directly. */
export function useLandingState(): LandingState | undefined {
  return (useLocation().state as LandingState | null) ?? undefined;
}

/**
 * The page on which the user continues after signing in; undefined for the start page. A page for another role is none: it
 * would be refused again.
 */
export function useReturnPath(): string | undefined {
  const arrival = useLandingState();
  return arrival?.why === 'NOT_YOURS' ? undefined : arrival?.from;
}
