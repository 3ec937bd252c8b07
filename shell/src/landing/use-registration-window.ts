import { RegistrationWindow } from '@club/shared/contracts/league/registration';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';

/** The same key as in the league's own pages, which then find the data in the cache. */
const KEY = ['league', 'registration-window'] as const;

/** GET /league-registration: the season that people register for, and whether an administrator has closed it. */
export function useRegistrationWindow() {
  useLiveQuery('league', KEY);
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await answer(RegistrationWindow, http.get('league-registration', { signal }))).body,
  });
}
