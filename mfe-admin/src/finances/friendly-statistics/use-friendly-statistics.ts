import { FriendlyStatisticsList } from '@club/shared/contracts/finances/friendly-statistics';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../../query-keys';

/** Polling interval: a match counts from its beginning, without a live event. */
const AGAIN_MS = 5 * 60_000;

export function useFriendlyStatistics() {
  useLiveQuery('accounts', keys.finances);
  useLiveQuery('grid', keys.friendlyStatistics);
  // The topic `finances` includes which years are hidden.
  useLiveQuery('finances', keys.friendlyStatistics);
  return useQuery({
    queryKey: keys.friendlyStatistics,
    queryFn: ({ signal }) => answerBody(FriendlyStatisticsList, http.get('admin/friendlies-statistics', { signal })),
    refetchInterval: AGAIN_MS,
  });
}
