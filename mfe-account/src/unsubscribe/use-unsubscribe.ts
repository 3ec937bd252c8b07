import { Unsubscribed } from '@club/shared/contracts/notices';
import { answer, http } from '@club/shared/http';
import { useMutation, useQuery, useQueryClient } from '@club/shared/query';
import { keys } from '../query-keys';

const send = async (token: string, email: boolean) =>
  (await answer(Unsubscribed, http.put('unsubscribe', { json: { token, email } }))).body;

/** Switches the link's kind of e-mail off, once for each time that the page is opened. */
export function useUnsubscribe(token: string) {
  return useQuery({
    queryKey: keys.unsubscribe(token),
    queryFn: () => send(token, false),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Switches it on again, or off once more. */
export function useSetEmail(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: boolean) => send(token, email),
    onSuccess: (result) => client.setQueryData(keys.unsubscribe(token), result),
  });
}
