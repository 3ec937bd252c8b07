import type { Problem } from '@club/shared/contracts/problem';
import { ApiError } from '@club/shared/http';
import { useState } from 'react';

/**
 * Optimistic locking by the version with which a form was opened. Changes by others while it is open do not count as seen:
 * only a conflict, which lists these changes, sets the newer version for the next attempt. The input stays.
 * @param versionIn reads the version from the conflict's problem
 * @returns `version` is the one that counts as seen; `learn` returns the newer version after a conflict; `saw` sets the
 * version of a form that stays open after saving
 */
export function useSeenVersion<Version>(opened: Version, versionIn: (problem: Problem) => Version | undefined) {
  const [version, setVersion] = useState(opened);
  const learn = (error: unknown): Version | undefined => {
    if (!(error instanceof ApiError) || error.status !== 409 || !error.problem) return undefined;
    const now = versionIn(error.problem);
    if (now !== undefined) setVersion(now);
    return now;
  };
  return { version, learn, saw: setVersion };
}
