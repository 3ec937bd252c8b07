import type { SessionOver } from '@club/shared/auth';
import { useLocation } from '@club/shared/router';

/** How somebody came to the landing page who wanted to be elsewhere. It is in the history, so that a reload keeps it. */
export interface LandingState {
  /** The page that was left or not opened: path and search. */
  readonly from: string;
  /** `VISITOR`: nobody was signed in. `NOT_YOURS`: the page is for another role. Else why the session is over. */
  readonly why: SessionOver | 'VISITOR' | 'NOT_YOURS';
}

/** Undefined for who came to the landing page itself. */
export function useLandingState(): LandingState | undefined {
  return (useLocation().state as LandingState | null) ?? undefined;
}
