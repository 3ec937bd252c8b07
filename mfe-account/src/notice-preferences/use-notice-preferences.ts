import { type NoticePreference, NoticePreferences } from '@club/shared/contracts/notices';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { useNotify } from '@club/shared/notices';
import { useMutation, useQuery, useQueryClient } from '@club/shared/query';
import { keys } from '../query-keys';
import { showChange } from '../show-change';

/** Live, because another window or the link in an e-mail may change the preferences. */
export function useNoticePreferences() {
  useLiveQuery('notices', keys.noticePreferences);
  // With the address that e-mails go to, which an administrator may enter.
  useLiveQuery('members', keys.noticePreferences);
  return useQuery({
    queryKey: keys.noticePreferences,
    queryFn: ({ signal }) => answerBody(NoticePreferences, http.get('notice-preferences', { signal })),
  });
}

/** Switches one kind on or off for one channel. The switch itself moves at once, and back if the change is refused. */
export function useChooseNotice() {
  const client = useQueryClient();
  const notify = useNotify();
  const show = ({ kind, channel, enabled }: NoticePreference) =>
    showChange<NoticePreferences>(
      client,
      keys.noticePreferences,
      (known) =>
        known && {
          ...known,
          kinds: known.kinds.map((row) =>
            row.kind === kind ? { ...row, channels: { ...row.channels, [channel]: enabled } } : row,
          ),
        },
    );
  return useMutation({
    mutationFn: (choice: NoticePreference) =>
      answerBody(NoticePreferences, http.put('notice-preferences', { json: choice })),
    // Only the choice, because the rest of the response may be older than another switch that has been saved since.
    onSuccess: (_saved, choice) => show(choice),
    // Reported here, and not by the switch: its callbacks are replaced by those of the next switch, and are not called
    // once the screen has been left.
    onError: notify.refusal,
  });
}
