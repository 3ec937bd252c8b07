import { AdminUserDetails } from '@club/shared/contracts/accounts/member-details';
import { ApiError, answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';

/** GET /admin-users-details/{id}; null if there is no such member. */
export function useUserDetails(id: number) {
  const key = keys.userDetails(id);
  useLiveQuery('accounts', key);
  useLiveQuery('members', key);
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      try {
        return (await answer(AdminUserDetails, http.get(`admin-users-details/${id}`, { signal }))).body;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
