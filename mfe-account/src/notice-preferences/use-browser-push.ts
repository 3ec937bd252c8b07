import { NoticePreferences } from '@club/shared/contracts/notices';
import { answerBody, http } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { useMutation, useQuery, useQueryClient } from '@club/shared/query';
import { keys } from '../query-keys';
import { showChange } from '../show-change';
import { browserPush, subscribeBrowser, unsubscribeBrowser } from './browser-subscription';

/** Whether this browser receives Web Push for the user. @param own the endpoints of the user's browsers */
export function useBrowserPush(own: readonly string[]) {
  return useQuery({ queryKey: [...keys.browserPush, own], queryFn: () => browserPush(own), staleTime: 0 });
}

/** Starts or ends Web Push in this browser, and reports it to the server. */
export function useSwitchBrowserPush() {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: async (change: { on: true; key: string } | { on: false }) => {
      if (change.on) {
        const json = await subscribeBrowser(change.key);
        return json && (await answerBody(NoticePreferences, http.post('push-subscriptions', { json })));
      }
      // Another member's subscription is deleted by the server only when the push service refuses the next push to it.
      const endpoint = await unsubscribeBrowser();
      if (!endpoint) return undefined;
      return answerBody(NoticePreferences, http.post('push-subscriptions/end', { json: { endpoint } }));
    },
    onSuccess: (preferences) => preferences && showChange(client, keys.noticePreferences, preferences),
    onError: notify.refusal,
    onSettled: () => client.invalidateQueries({ queryKey: keys.browserPush }),
  });
}
