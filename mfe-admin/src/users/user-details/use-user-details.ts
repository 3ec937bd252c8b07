import { AdminUserDetails } from '@club/shared/contracts/accounts/member-details';
import { http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { queryOptions, useQuery } from '@club/shared/query';
import { answerOrNull } from '../../api/answer-or-null';
import { keys } from '../../query-keys';

/** GET /admin-users-details/{id}; null if there is no such member. */
export const userDetails = (id: number) =>
  queryOptions({
    queryKey: keys.userDetails(id),
    queryFn: ({ signal }) => {
      const call = http.get(`admin-users-details/${id}`, { signal });
      return answerOrNull(AdminUserDetails, call, ({ status }) => status === 404);
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
