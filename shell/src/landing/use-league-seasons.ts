import { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';

/** The same key as in the league's own pages, which then find the data in the cache. */
const KEY = ['league', 'seasons'] as const;

/** GET /league-seasons: the season in progress and the earlier ones. */
export function useLeagueSeasons() {
  useLiveQuery('league', KEY);
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await answer(LeagueSeasons, http.get('league-seasons', { signal }))).body,
  });
}
