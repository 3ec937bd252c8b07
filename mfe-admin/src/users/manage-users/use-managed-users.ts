import { ManagedUser } from '@club/shared/contracts/members/user-management';
import { answer, answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keepPreviousData, useQuery } from '@club/shared/query';
import * as z from '@club/shared/schema';
import { PAGE_SIZE, placeInAnswer } from '../../lists/paging/page-of';
import { keys } from '../../query-keys';

const CALL = 'admin/user-management';
const Users = z.array(ManagedUser);

/**
 * One page of the users (the last one if the page is beyond it), its position and the total number.
 * @param page from 1; the wire counts from 0
 */
export function useManagedUserPage(page: number, search: string) {
  useLiveQuery('members', keys.managedUsers);
  // Whether a user is still invited, and has chosen a password.
  useLiveQuery('passwords', keys.managedUsers);
  return useQuery({
    queryKey: keys.managedUserPage(page, search),
    queryFn: async ({ signal }) => {
      const searchParams = { page: page - 1, size: PAGE_SIZE, search };
      const { body, headers } = await answer(Users, http.get(CALL, { searchParams, signal }));
      return { users: body, ...placeInAnswer(headers, page) };
    },
    placeholderData: keepPreviousData,
  });
}

/**
 * The user whose id is in the address, whatever page the list shows; no request without an id.
 * @param listed the users that are already loaded, which may include the user: shown at once, and still when the user's
 * own read fails, because the forms about the user contain input
 */
export function useManagedUser(id: number | undefined, listed: readonly ManagedUser[] = []) {
  return useQuery({
    queryKey: keys.managedUser(id ?? 0),
    queryFn: ({ signal }) => answerBody(ManagedUser, http.get(`${CALL}/${id}`, { signal })),
    enabled: id !== undefined,
    initialData: listed.find(({ userId }) => userId === id),
    initialDataUpdatedAt: 0,
  });
}
