import { FreeSlots } from '@club/shared/contracts/bookings/free-slots';
import { answer, http } from '@club/shared/http';
import { useQuery } from '@club/shared/query';

/** The page may stay open all day, and visitors receive no live events. */
const EVERY_MS = 60_000;

/** GET /free-slots: what is still free today, and how much on the next days. */
export function useFreeSlots() {
  return useQuery({
    queryKey: ['free-slots'],
    queryFn: async ({ signal }) => (await answer(FreeSlots, http.get('free-slots', { signal }))).body,
    refetchInterval: EVERY_MS,
  });
}
