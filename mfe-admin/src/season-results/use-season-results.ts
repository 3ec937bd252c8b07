import { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { useLiveQuery } from '@club/shared/live';
import { keys } from '../query-keys';
import { useAdminQuery } from '../use-admin-query';

/** GET /all-pyramids?godina: every match of a season with its version. */
export function useSeasonResults(year: number) {
  useLiveQuery('league', keys.leagueResults(year));
  return useAdminQuery({
    queryKey: keys.leagueResults(year),
    schema: AllPyramids,
    path: `all-pyramids?godina=${year}`,
  });
}
