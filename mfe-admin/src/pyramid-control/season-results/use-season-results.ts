import { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { useLiveQuery } from '@club/shared/live';
import { useAdminQuery } from '../../api/use-admin-query';
import { keys } from '../../query-keys';

/** GET /all-pyramids?godina: every match of a season with its version. */
export function useSeasonResults(year: number) {
  useLiveQuery('league', keys.leagueResults(year));
  return useAdminQuery({
    queryKey: keys.leagueResults(year),
    schema: AllPyramids,
    path: `all-pyramids?godina=${year}`,
  });
}
