import type { Problem } from '@club/shared/contracts/problem';
import { ApiError } from '@club/shared/http';
import { useState } from 'react';

/**
 * Optimistic locking by the version with which a form was opened. Changes by others while it is open do not count as seen:
 * only a conflict, which lists these changes, sets the newer version for the next attempt. The input stays.
 * @param versionIn reads the version from the conflict's problem
 * @returns `learn` returns the newer version after a conflict; `saw` sets the version of a form that stays open after saving
 */
export function useSeenVersion<Seen>(opened: Seen, versionIn: (problem: Problem) => Seen | undefined) {
  const [seen, setSeen] = useState(opened);
  const learn = (error: unknown): Seen | undefined => {
    if (!(error instanceof ApiError) || error.status !== 409 || !error.problem) return undefined;
    const now = versionIn(error.problem);
    if (now !== undefined) setSeen(now);
    return now;
  };
  return { seen, learn, saw: setSeen };
}
