import { CalendarFeed } from '@club/shared/contracts/calendar-feed';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useMutation, useQuery, useQueryClient } from '@club/shared/query';
import { keys } from '../query-keys';
import { showChange } from '../show-change';

/** Live: an address that another window has replaced or revoked must not be copied from this one. */
export function useCalendarFeed() {
  useLiveQuery('notices', keys.calendarFeed);
  return useQuery({
    queryKey: keys.calendarFeed,
    queryFn: ({ signal }) => answerBody(CalendarFeed, http.get('calendar-feed', { signal })),
  });
}

/** `post` creates a new address and revokes the old one, `delete` revokes it; both return the current feed. */
export function useChangeCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (method: 'post' | 'delete') => answerBody(CalendarFeed, http(`calendar-feed`, { method })),
    onSuccess: (feed) => showChange(client, keys.calendarFeed, feed),
  });
}
