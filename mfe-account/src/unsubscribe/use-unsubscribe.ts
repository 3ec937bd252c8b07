import { Unsubscribed } from '@club/shared/contracts/notices';
import { ApiError, answerBody, http } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { useMutation, useQuery, useQueryClient } from '@club/shared/query';
import { keys } from '../query-keys';
import { showChange } from '../show-change';

/**
 * GET /unsubscribe: the kind of e-mail that a link is about, null if the link is invalid or was cut off. Changes
 * nothing.
 */
export function useUnsubscribe(token: string) {
  return useQuery({
    queryKey: keys.unsubscribe(token),
    queryFn: async ({ signal }) => {
      try {
        return await answerBody(Unsubscribed, http.get('unsubscribe', { searchParams: { token }, signal }));
      } catch (error) {
        if (error instanceof ApiError && (error.status === 400 || error.status === 404)) return null;
        throw error;
      }
    },
  });
}

/** PUT /unsubscribe: switches that kind of e-mail off, or on again. */
export function useSetEmail(token: string) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (email: boolean) => answerBody(Unsubscribed, http.put('unsubscribe', { json: { token, email } })),
    onSuccess: (result) => showChange(client, keys.unsubscribe(token), result),
    onError: notify.refusal,
  });
}
