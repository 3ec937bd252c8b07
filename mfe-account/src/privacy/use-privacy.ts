import { Privacy } from '@club/shared/contracts/privacy';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';

/** How long the club stores each kind of data. */
export function usePrivacy() {
  useLiveQuery('club-day', keys.privacy);
  return useQuery({
    queryKey: keys.privacy,
    queryFn: async ({ signal }) => (await answer(Privacy, http.get('privacy', { signal }))).body,
  });
}
