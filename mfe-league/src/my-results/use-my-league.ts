import { MyLeague } from '@club/shared/contracts/league/my-results';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';

/** GET /my-league: the signed-in member's player and place in the league. */
export function useMyLeague() {
  useLiveQuery('league', keys.myLeague);
  return useQuery({
    queryKey: keys.myLeague,
    queryFn: ({ signal }) => answerBody(MyLeague, http.get('my-league', { signal })),
  });
}
