import { CalendarFeed } from '@club/shared/contracts/calendar-feed';
import { answer, http } from '@club/shared/http';
import { useMutation, useQuery, useQueryClient } from '@club/shared/query';
import { keys } from '../query-keys';

export function useCalendarFeed() {
  return useQuery({
    queryKey: keys.calendarFeed,
    queryFn: async ({ signal }) => (await answer(CalendarFeed, http.get('calendar-feed', { signal }))).body,
  });
}

/** `post` creates a new address and revokes the old one, `delete` revokes it; both return the current feed. */
export function useChangeCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (method: 'post' | 'delete') =>
      (await answer(CalendarFeed, http(`calendar-feed`, { method }))).body,
    onSuccess: (feed) => client.setQueryData(keys.calendarFeed, feed),
  });
}
