import { ClubDay } from '@club/shared/contracts/club-day';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { queryOptions, type UseQueryResult, useQuery } from '@club/shared/query';
import { useVisitorPolling } from '@club/shared/visitor-polling';

const STALE_MS = 60_000;

const clubDay = queryOptions({
  queryKey: ['club-day'],
  queryFn: ({ signal }) => answerBody(ClubDay, http.get('club-day', { signal })),
  staleTime: STALE_MS,
});

/** Today, the seasons and the landing page's phase, by the server's clock (GET /club-day). */
export function useClubDay(): UseQueryResult<ClubDay, Error> {
  useLiveQuery('club-day', clubDay.queryKey);
  return useQuery({ ...clubDay, refetchInterval: useVisitorPolling() });
}
