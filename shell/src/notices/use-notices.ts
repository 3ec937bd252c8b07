import { useAuth } from '@club/shared/auth';
import { NoticeList } from '@club/shared/contracts/notices';
import { ApiError, answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useInfiniteQuery, useMutation, useOlderPages, useQueryClient } from '@club/shared/query';

/** The newest notices, then as many pages of older ones as were requested. */
interface NoticePages {
  readonly pages: readonly NoticeList[];
  readonly pageParams: readonly (number | null)[];
}

const keyOf = (subject: string | undefined) => ['notices', subject ?? 'visitor'] as const;
const versionOf = ({ pages }: NoticePages): number => pages[0]?.version ?? 0;

/** An outdated response never replaces a newer one: a read that began before all were marked as read may arrive later. */
const newerPages = (held: NoticePages | undefined, arrived: NoticePages): NoticePages =>
  held && versionOf(held) > versionOf(arrived) ? held : arrived;

/** The notices of the signed-in user, newest first, live. */
export function useNotices() {
  const subject = useAuth((state) => state.identity?.subject);
  const queryKey = keyOf(subject);
  useLiveQuery<NoticePages>('notices', queryKey, versionOf);
  const list = useInfiniteQuery({
    queryKey,
    queryFn: async ({ signal, pageParam }) => {
      const searchParams = pageParam === null ? {} : { before: pageParam };
      return answerBody(NoticeList, http.get('notices', { searchParams, signal }));
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    enabled: subject !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // No `select`: its result would be compared as well.
    structuralSharing: (held, arrived) => newerPages(held as NoticePages | undefined, arrived as NoticePages),
  });
  return { list, unread: list.data?.pages[0]?.unread ?? 0, older: useOlderPages(queryKey, list) };
}

/** Marks one notice as read, or all up to the newest displayed one; the bell then shows the response. */
export function useMarkRead() {
  const client = useQueryClient();
  const queryKey = keyOf(useAuth((state) => state.identity?.subject));
  return useMutation({
    mutationKey: queryKey,
    mutationFn: async (which: { id: number } | { upTo: number }) => {
      const call =
        'id' in which
          ? http.put(`notices/${which.id}/read`, { json: { isRead: true } })
          : http.post('notices/read', { json: which });
      return answerBody(NoticeList, call);
    },
    onSuccess: (newest) => {
      const held = client.setQueryData<NoticePages>(
        queryKey,
        (held) => held && { ...held, pages: [newest, ...held.pages.slice(1)] },
      );
      // The response contains only the newest notices.
      if (held && held.pages.length > 1) void client.invalidateQueries({ queryKey });
    },
    // The notice has been deleted meanwhile, and is still counted.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404) void client.invalidateQueries({ queryKey });
    },
  });
}
