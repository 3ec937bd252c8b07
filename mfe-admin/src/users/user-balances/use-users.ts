import { AdminUserRow, DEBT_HEADER, type UserOrder } from '@club/shared/contracts/accounts/member-accounts';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keepPreviousData, useQuery } from '@club/shared/query';
import * as z from '@club/shared/schema';
import { PAGE_SIZE, placeInAnswer } from '../../lists/paging/page-of';
import { keys } from '../../query-keys';

interface Wanted {
  /** From 1; the wire counts from 0. */
  readonly page: number;
  readonly order: UserOrder;
  readonly search: string;
  /** Only members who owe the club. */
  readonly debtors: boolean;
}

/** One page of the members with their balances (the last one if the page is beyond it), its position and the total number. */
export function useUsers({ page, order, search, debtors }: Wanted) {
  useLiveQuery('accounts', keys.users);
  useLiveQuery('members', keys.users);
  return useQuery({
    queryKey: keys.userPage(page, order, search, debtors),
    queryFn: async ({ signal }) => {
      const searchParams = { page: page - 1, size: PAGE_SIZE, order, search, debtors };
      const call = http.get('admin-users', { searchParams, signal });
      const { body, headers } = await answer(z.array(AdminUserRow), call);
      return { users: body, ...placeInAnswer(headers, page), debt: Number(headers.get(DEBT_HEADER)) };
    },
    placeholderData: keepPreviousData,
  });
}
