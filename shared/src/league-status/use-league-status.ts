import { useAuth } from '@club/shared/auth';
import { LeagueStatus } from '@club/shared/contracts/league-fee';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { type UseQueryResult, useQuery } from '@club/shared/query';

const KEY = ['league-status'] as const;

/** Whether the signed-in member plays in the league and has paid its fee (GET /is-league-paid); idle for a visitor. */
export function useLeagueStatus(): UseQueryResult<LeagueStatus, Error> {
  const signedIn = useAuth((state) => state.status === 'member');
  useLiveQuery('league', KEY);
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => answerBody(LeagueStatus, http.get('is-league-paid', { signal })),
    enabled: signedIn,
    staleTime: 60_000,
  });
}
