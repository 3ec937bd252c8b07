import { Privacy } from '@club/shared/contracts/privacy';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';

/** How long the club stores each kind of data. */
export function usePrivacy() {
  useLiveQuery('club-day', keys.privacy);
  return useQuery({
    queryKey: keys.privacy,
    queryFn: ({ signal }) => answerBody(Privacy, http.get('privacy', { signal })),
  });
}
