import { useNotify } from '@club/shared/notices';
import { useMutation, useQueryClient } from '@club/shared/query';
import { withTimeout } from '@club/shared/timeout';
import { keys } from '../query-keys';

/** How long the server's message is shown after an administrator's change (first specification, section 9). */
export const MESSAGE_SECONDS = 5;

interface MutationAnswer {
  readonly message: string;
  /** Nothing was changed: the message must not look like a success (resolution 29). */
  readonly canceled?: boolean;
}

/**
 * A change by an administrator: shows the server's message, and invalidates all queries of this remote.
 * @param options `quiet`: the screen itself shows the response
 */
export const useAdminMutation = <Input, Answer extends MutationAnswer>(
  call: (input: Input) => Promise<Answer>,
  options: { quiet?: boolean } = {},
) => useReportedMutation(call, options);

/**
 * A change that is pending until the query that shows it has been refetched. A dialog then closes only when the new data are
 * displayed, so that nothing moves under the pointer afterwards.
 * @param shownIn key, or beginning of the key, of the query that shows the change
 * @param options as for `useAdminMutation`
 */
export const useRefetchingMutation = <Input, Answer extends MutationAnswer>(
  shownIn: readonly unknown[],
  call: (input: Input) => Promise<Answer>,
  options: { quiet?: boolean } = {},
) => useReportedMutation(call, { ...options, shownIn });

function useReportedMutation<Input, Answer extends MutationAnswer>(
  call: (input: Input) => Promise<Answer>,
  { quiet = false, shownIn }: { quiet?: boolean; shownIn?: readonly unknown[] },
) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: call,
    // The message comes with the new data, because until then the form still prevents leaving the screen.
    onSuccess: async ({ message, canceled }) => {
      void client.invalidateQueries({ queryKey: keys.all });
      if (shownIn) await shown(client.refetchQueries({ queryKey: shownIn, type: 'active' }, { cancelRefetch: false }));
      if (canceled) notify.refusal(message);
      else if (!quiet) notify.success(message, MESSAGE_SECONDS);
    },
    // If only the response was lost, the change was made, and the administrator must see it before trying again.
    onError: () => void client.invalidateQueries({ queryKey: keys.all }),
  });
}

/** Waits for the refetch, but not too long: on a slow connection the success is reported without it. */
const shown = (refetched: Promise<void>): Promise<void> => withTimeout(refetched).catch(() => undefined);
