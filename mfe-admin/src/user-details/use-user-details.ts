import { AdminUserDetails } from '@club/shared/contracts/accounts/member-details';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import { keys } from '../query-keys';

/** @param id unchanged from the address: the server reports if it is invalid */
export function useUserDetails(id: string) {
  const key = keys.userDetails(id);
  useLiveQuery('accounts', key);
  useLiveQuery('members', key);
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const path = `admin-users-details/${encodeURIComponent(id)}`;
      return (await answer(AdminUserDetails, http.get(path, { signal }))).body;
    },
  });
}
