import { ActionLog } from '@club/shared/contracts/action-log';
import { answer, http } from '@club/shared/http';
import { keepPreviousData, useInfiniteQuery } from '@club/shared/query';
import { keys } from '../query-keys';

const SIZE = 30;

/** The log of administrators' actions, newest first, as many pages as were requested. */
export function useActionLog(filter: Readonly<Record<string, string>>) {
  return useInfiniteQuery({
    queryKey: keys.actionLog(filter),
    queryFn: async ({ signal, pageParam }) => {
      const searchParams = { size: SIZE, ...filter, ...(pageParam === null ? {} : { before: pageParam }) };
      return (await answer(ActionLog, http.get('admin/action-log', { searchParams, signal }))).body;
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    placeholderData: keepPreviousData,
  });
}
