import { AdminUserRow } from '@club/shared/contracts/members';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import * as z from '@club/shared/schema';
import { keys } from '../query-keys';

/** All members with their balances; the club's thousands fit into one answer, so search and order need no server. */
export function useUsers() {
  useLiveQuery('account', keys.users);
  useLiveQuery('members', keys.users);
  return useQuery({
    queryKey: keys.users,
    queryFn: async ({ signal }) => (await answer(z.array(AdminUserRow), http.get('admin-users', { signal }))).body,
  });
}
