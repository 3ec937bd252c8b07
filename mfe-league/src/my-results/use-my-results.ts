import { MyLeagueMatches } from '@club/shared/contracts/league/my-results';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';

/**
 * GET /my-results-league: the signed-in player's matches of all seasons, newest first; updated when opponents enter
 * results.
 */
export function useMyResults() {
  useLiveQuery('league', keys.myResults);
  return useQuery({
    queryKey: keys.myResults,
    queryFn: ({ signal }) => answerBody(MyLeagueMatches, http.get('my-results-league', { signal })),
  });
}
