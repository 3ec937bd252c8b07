import { MatchConflict, type MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { ApiError } from '@club/shared/http';

/** The current match, if somebody has changed it meanwhile (409). */
export function conflictOf(error: unknown): MyLeagueMatch | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return MatchConflict.safeParse(error.problem).data?.match;
}

/** Whether the refusal means that the match is not one of the player's any more, or does not exist. */
export function isOthersMatch(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'MATCH_CHANGED') return error.problem?.match === undefined;
  return error.code === 'NOT_YOUR_MATCH' || error.code === 'MATCH_UNKNOWN';
}
