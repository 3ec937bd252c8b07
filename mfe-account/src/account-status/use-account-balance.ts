import { AccountBalance, OLDER_PAYMENTS_HEADER } from '@club/shared/contracts/accounts/balance';
import { answer, http } from '@club/shared/http';
import { useInfiniteQuery, useOlderPages } from '@club/shared/query';
import { keys } from '../query-keys';

/** The account, with as many pages of payments as were requested, newest first. */
export function useAccountBalance() {
  const balance = useInfiniteQuery({
    queryKey: keys.balance,
    queryFn: async ({ signal, pageParam }) => {
      const searchParams = pageParam === null ? {} : { before: pageParam };
      const { body, headers } = await answer(AccountBalance, http.get('account-balance', { searchParams, signal }));
      return { account: body, older: headers.get(OLDER_PAYMENTS_HEADER) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ older }) => older,
    select: ({ pages: [newest, ...older] }) =>
      newest && {
        ...newest.account,
        payments: [newest, ...older].flatMap(({ account }) => account.payments),
      },
  });
  return { isPending: balance.isPending, ...useOlderPages(keys.balance, balance) };
}
