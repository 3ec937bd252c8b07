import { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';

/** The same key as the league's own pages have: who goes on to them finds it there. */
const KEY = ['league', 'seasons'] as const;

/** GET /league-seasons: the season being played, and those before it. */
export function useLeagueSeasons() {
  useLiveQuery('league', KEY);
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await answer(LeagueSeasons, http.get('league-seasons', { signal }))).body,
  });
}
