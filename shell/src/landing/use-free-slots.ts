import { FreeSlots } from '@club/shared/contracts/bookings/free-slots';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';

/** The page may stay open all day, and visitors receive no live events; members do. */
const EVERY_MS = 60_000;
const QUERY_KEY = ['free-slots'];

/** GET /free-slots: what is still free today, and how much on the next days. */
export function useFreeSlots() {
  useLiveQuery('grid', QUERY_KEY);
  return useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => answerBody(FreeSlots, http.get('free-slots', { signal })),
    refetchInterval: EVERY_MS,
  });
}
