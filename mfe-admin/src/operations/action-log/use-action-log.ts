import { ActionLog } from '@club/shared/contracts/action-log';
import { answerBody, http } from '@club/shared/http';
import { keepPreviousData, useInfiniteQuery, useOlderPages } from '@club/shared/query';
import { keys } from '../../query-keys';

const SIZE = 30;
/** Polling interval: new entries send no live event. */
const AGAIN_MS = 30_000;

/** The log of administrators' actions, newest first, as many pages as were requested. */
export function useActionLog(filter: Readonly<Record<string, string>>) {
  const queryKey = keys.actionLog(filter);
  const log = useInfiniteQuery({
    queryKey,
    queryFn: async ({ signal, pageParam }) => {
      const searchParams = { size: SIZE, ...filter, ...(pageParam === null ? {} : { before: pageParam }) };
      return answerBody(ActionLog, http.get('admin/action-log', { searchParams, signal }));
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    refetchInterval: AGAIN_MS,
    placeholderData: keepPreviousData,
  });
  return { log, older: useOlderPages(queryKey, log) };
}
