import { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';

/** GET /all-pyramids?godina: every match of a season with its version. */
export function useSeasonResults(year: number) {
  useLiveQuery('league', keys.leagueResults(year));
  return useQuery({
    queryKey: keys.leagueResults(year),
    queryFn: async ({ signal }) =>
      (await answer(AllPyramids, http.get('all-pyramids', { searchParams: { godina: year }, signal }))).body,
  });
}
