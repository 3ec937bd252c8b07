import { ClubStatus } from '@club/shared/contracts/club-status';
import { answerBody, http } from '@club/shared/http';
import { useQuery } from '@club/shared/query';
import { keys } from '../../query-keys';

/** Polling interval: the figures change all the time, without a live event. */
const AGAIN_MS = 10_000;

export function useClubStatus() {
  return useQuery({
    queryKey: keys.clubStatus,
    queryFn: ({ signal }) => answerBody(ClubStatus, http.get('admin/status', { signal })),
    refetchInterval: AGAIN_MS,
  });
}
