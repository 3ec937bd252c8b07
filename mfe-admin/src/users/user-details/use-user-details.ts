import { AdminUserDetails } from '@club/shared/contracts/accounts/member-details';
import { ApiError, answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { queryOptions, useQuery } from '@club/shared/query';
import { keys } from '../../query-keys';

/** GET /admin-users-details/{id}; null if there is no such member. */
export const userDetails = (id: number) =>
  queryOptions({
    queryKey: keys.userDetails(id),
    queryFn: async ({ signal }) => {
      try {
        return await answerBody(AdminUserDetails, http.get(`admin-users-details/${id}`, { signal }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

export function useUserDetails(id: number) {
  const key = keys.userDetails(id);
  useLiveQuery('accounts', key);
  useLiveQuery('members', key);
  // Closures change the internal reservations, and nobody's account.
  useLiveQuery('grid', key);
  return useQuery(userDetails(id));
}
