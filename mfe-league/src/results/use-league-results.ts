import { LeagueResults } from '@club/shared/contracts/league/league-results';
import { useOptionalLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/** GET /league-results: the newest season with a published round, all its phases; null while there is none. */
export function useLeagueResults() {
  return useOptionalLeagueQuery({ queryKey: keys.results, schema: LeagueResults, path: 'league-results' });
}
