import { AdminStatement } from '@club/shared/contracts/accounts/statement';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useInfiniteQuery, useOlderPages, useQueryClient } from '@club/shared/query';
import { useEffect } from 'react';
import { useAdminMutation } from '../../api/use-admin-mutation';
import { keys } from '../../query-keys';
import { reverseEntry } from '../bookkeeping/reverse-entry';

const SIZE = 20;

const statementOf = (id: number) => ({
  queryKey: keys.statement(id),
  queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam: number | null }) => {
    const searchParams = { size: SIZE, ...(pageParam === null ? {} : { before: pageParam }) };
    const path = `admin-users/${id}/statement`;
    return answerBody(AdminStatement, http.get(path, { searchParams, signal }));
  },
  initialPageParam: null,
  getNextPageParam: ({ next }: AdminStatement) => next,
});

/** A member's ledger with actor and reason, newest first, as many pages as were requested. */
export function useStatement(id: number) {
  const query = statementOf(id);
  useLiveQuery('accounts', query.queryKey);
  const statement = useInfiniteQuery({
    ...query,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
  return useOlderPages(query.queryKey, statement);
}

/** Starts loading the newest page early, because its section is rendered only once the member's details have loaded. */
export function usePrefetchStatement(id: number): void {
  const client = useQueryClient();
  useEffect(() => void client.prefetchInfiniteQuery(statementOf(id)), [client, id]);
}

export function useReverseEntry(id: number) {
  return useAdminMutation(({ entryId, reason }: { entryId: number; reason: string }) =>
    reverseEntry(id, entryId, reason),
  );
}
