import { SeasonConflict } from '@club/shared/contracts/league/pyramid-control';
import type { Problem } from '@club/shared/contracts/problem';
import { ApiError } from '@club/shared/http';
import { useState } from 'react';

/**
 * The version that a form was opened with. What others change while it is open must not pass for seen: only a conflict, which
 * tells what they changed, lets the next try go on from there. What was typed stays.
 * @param versionIn finds the version that the conflict's problem tells
 */
export function useSeenVersion<Seen>(opened: Seen, versionIn: (problem: Problem) => Seen | undefined) {
  const [seen, setSeen] = useState(opened);
  const learn = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 409 || !error.problem) return;
    const now = versionIn(error.problem);
    if (now !== undefined) setSeen(now);
  };
  return { seen, learn };
}

/** The same for a form about a season (`SEASON_CHANGED`). */
export const useSeenSeason = (opened: number) =>
  useSeenVersion(opened, (problem) => SeasonConflict.safeParse(problem).data?.version);
