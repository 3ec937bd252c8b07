import { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { useLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/** GET /all-pyramids: every round of a season in one response; null if there is no such season. */
export function usePyramids(year: number) {
  return useLeagueQuery({
    queryKey: keys.pyramids(year),
    schema: AllPyramids,
    path: `all-pyramids?godina=${year}`,
  });
}
