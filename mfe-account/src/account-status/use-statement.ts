import { Statement } from '@club/shared/contracts/accounts/statement';
import { answerBody, http } from '@club/shared/http';
import { useInfiniteQuery, useOlderPages } from '@club/shared/query';
import { keys } from '../query-keys';

/** Number of entries per call. */
const STATEMENT_SIZE = 20;

/** The account's ledger, newest first, as many pages as were requested. */
export function useStatement() {
  const statement = useInfiniteQuery({
    queryKey: keys.statement,
    queryFn: async ({ signal, pageParam }) => {
      const searchParams = { size: STATEMENT_SIZE, ...(pageParam === null ? {} : { before: pageParam }) };
      return answerBody(Statement, http.get('account-statement', { searchParams, signal }));
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
  return { isPending: statement.isPending, ...useOlderPages(keys.statement, statement) };
}
