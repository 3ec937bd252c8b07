import { AdminStatement } from '@club/shared/contracts/accounts/statement';
import { Message } from '@club/shared/contracts/scalars';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useInfiniteQuery, useOlderPages } from '@club/shared/query';
import { keys } from '../query-keys';
import { useChange } from '../use-change';

const SIZE = 20;

/** A member's ledger with actor and reason, newest first, as many pages as were requested. */
export function useStatement(id: number) {
  const queryKey = keys.statement(id);
  useLiveQuery('accounts', queryKey);
  const statement = useInfiniteQuery({
    queryKey,
    queryFn: async ({ signal, pageParam }) => {
      const searchParams = { size: SIZE, ...(pageParam === null ? {} : { before: pageParam }) };
      const path = `admin-users/${id}/statement`;
      return (await answer(AdminStatement, http.get(path, { searchParams, signal }))).body;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });
  return useOlderPages(queryKey, statement);
}

/** Reverses an entry with a new one; the ledger itself is never edited. */
export function useReverseEntry(id: number) {
  return useChange(async ({ entryId, reason }: { entryId: number; reason: string }) => {
    const path = `admin-users/${id}/statement/${entryId}/reversal`;
    return (await answer(Message, http.post(path, { json: { reason } }))).body;
  });
}
