import { MatchConflict, type MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { ApiError } from '@club/shared/http';

/** The current match, if somebody has changed it meanwhile (409). */
export function conflictOf(error: unknown): MyLeagueMatch | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return MatchConflict.safeParse(error.problem).data?.match;
}
