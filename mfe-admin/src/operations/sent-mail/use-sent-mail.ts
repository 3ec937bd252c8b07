import { type MailState, type SentMail, SentMailList } from '@club/shared/contracts/notices';
import { Message } from '@club/shared/contracts/scalars';
import { answerBody, http } from '@club/shared/http';
import { keepPreviousData, useInfiniteQuery, useOlderPages } from '@club/shared/query';
import { useAdminMutation } from '../../api/use-admin-mutation';
import { keys } from '../../query-keys';

/** Polling interval: no live event reports that an e-mail is waiting or has been sent. */
const AGAIN_MS = 30_000;
const SOON_MS = 5_000;

const isUnfinished = ({ state }: SentMail): boolean => state === 'WAITING' || state === 'SENDING';

/** The e-mails of the outbox, newest first, as many pages as were requested. @param search may be empty */
export function useSentMail(state: MailState | undefined, search: string) {
  const queryKey = keys.sentMail(state, search);
  const mail = useInfiniteQuery({
    queryKey,
    queryFn: async ({ signal, pageParam }) => {
      const searchParams = {
        ...(state ? { state } : {}),
        ...(search ? { search } : {}),
        ...(pageParam === null ? {} : { before: pageParam }),
      };
      return answerBody(SentMailList, http.get('admin/sent-mail', { searchParams, signal }));
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      transport: pages[0]?.transport ?? 'SMTP',
      mails: pages.flatMap(({ mails }) => mails),
    }),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ mails }) => mails.some(isUnfinished)) ? SOON_MS : AGAIN_MS,
    placeholderData: keepPreviousData,
  });
  return { mail, older: useOlderPages(queryKey, mail) };
}

/** Sends an e-mail that was given up again. */
export function useRetryMail() {
  return useAdminMutation((id: number) => answerBody(Message, http.post(`admin/sent-mail/${id}/retry`)));
}
