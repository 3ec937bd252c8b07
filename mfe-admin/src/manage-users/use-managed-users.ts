import { ManagedUser } from '@club/shared/contracts/members/user-management';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useQuery } from '@club/shared/query';
import * as z from '@club/shared/schema';
import { keys } from '../query-keys';

const CALL = 'admin/user-management';

export function useManagedUsers() {
  useLiveQuery('members', keys.managedUsers);
  return useQuery({
    queryKey: keys.managedUsers,
    queryFn: async ({ signal }) => (await answer(z.array(ManagedUser), http.get(CALL, { signal }))).body,
  });
}
