import { ActiveLeague } from '@club/shared/contracts/league/active-league';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { useVisitorPolling } from '@club/shared/visitor-polling';
import { keys } from '../query-keys';

/** Polling interval for a visitor. */
const POLLING_MS = 30_000;

/**
 * GET /active-league, whose 404 has its own message (resolution 31). Results that are entered elsewhere appear
 * automatically.
 */
export function useActiveLeague() {
  useLiveQuery('league', keys.active);
  return useQuery({
    queryKey: keys.active,
    queryFn: ({ signal }) => answerBody(ActiveLeague, http.get('active-league', { signal })),
    refetchInterval: useVisitorPolling(POLLING_MS),
  });
}
