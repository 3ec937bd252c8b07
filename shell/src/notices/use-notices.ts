import { useAuth } from '@club/shared/auth';
import { NoticeList } from '@club/shared/contracts/notices';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@club/shared/query';

const OLDER = 'older-notices';
const keyOf = (subject: string | undefined) => ['notices', subject ?? 'visitor'] as const;
const versionOf = ({ version }: NoticeList): number => version;

/** The newest notices of the signed-in user, live. */
export function useNotices() {
  const subject = useAuth((state) => state.identity?.subject);
  const queryKey = keyOf(subject);
  useLiveQuery<NoticeList>('notices', queryKey, versionOf);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await answer(NoticeList, http.get('notices', { signal }))).body,
    enabled: subject !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Notices older than the newest ones, as many pages as were requested; none before.
 * @param before the end of the newest ones; the pages are loaded anew when it changes
 */
export function useOlderNotices(before: number, isAsked: boolean) {
  const subject = useAuth((state) => state.identity?.subject);
  return useInfiniteQuery({
    queryKey: [OLDER, subject ?? 'visitor', before],
    queryFn: async ({ signal, pageParam }) => {
      const call = http.get('notices', { searchParams: { before: pageParam }, signal });
      return (await answer(NoticeList, call)).body;
    },
    initialPageParam: before,
    getNextPageParam: ({ next }) => next,
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ pages }) => pages.flatMap(({ notices }) => notices),
  });
}

/** Marks one as read, or all up to the newest displayed one; the bell then shows the response. */
export function useMarkRead() {
  const client = useQueryClient();
  const queryKey = keyOf(useAuth((state) => state.identity?.subject));
  return useMutation({
    mutationFn: async (which: { id: number } | { upTo: number }) => {
      const call =
        'id' in which
          ? http.put(`notices/${which.id}/read`, { json: { isRead: true } })
          : http.post('notices/read', { json: which });
      return (await answer(NoticeList, call)).body;
    },
    onSuccess: (list) => {
      client.setQueryData(queryKey, list);
      void client.invalidateQueries({ queryKey: [OLDER] });
    },
  });
}
