import { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { useOptionalLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/** GET /all-pyramids: every round of a season in one response; null if there is no such season. */
export function usePyramids(year: number) {
  return useOptionalLeagueQuery({
    queryKey: keys.pyramids(year),
    schema: AllPyramids,
    path: `all-pyramids?godina=${year}`,
  });
}
