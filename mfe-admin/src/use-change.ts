import { useNotify } from '@club/shared/notices';
import { useMutation, useQueryClient } from '@club/shared/query';
import { keys } from './query-keys';

/** How long the server's message is shown after an administrator's change (first specification, section 9). */
export const MESSAGE_SECONDS = 5;

interface ChangeAnswer {
  readonly message: string;
  /** Nothing was changed, and no success message may hide that (resolution 29). */
  readonly canceled?: boolean;
}

/**
 * A change by an administrator: shows the server's message, and invalidates all queries of this remote.
 * @param options `quiet`: the screen itself shows the response
 */
export const useChange = <Input, Answer extends ChangeAnswer>(
  call: (input: Input) => Promise<Answer>,
  options: { quiet?: boolean } = {},
) => useReportedChange(call, options);

/**
 * A change that ends with the new data of what shows it, so that a dialog closes onto them, and what is below does not move
 * under the pointer afterwards.
 * @param shownIn key of the query, or the beginning of it, that shows the change
 * @param options as for `useChange`
 */
export const useShownChange = <Input, Answer extends ChangeAnswer>(
  shownIn: readonly unknown[],
  call: (input: Input) => Promise<Answer>,
  options: { quiet?: boolean } = {},
) => useReportedChange(call, { ...options, shownIn });

function useReportedChange<Input, Answer extends ChangeAnswer>(
  call: (input: Input) => Promise<Answer>,
  { quiet = false, shownIn }: { quiet?: boolean; shownIn?: readonly unknown[] },
) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: call,
    onSuccess: ({ message, canceled }) => {
      if (canceled) notify.refusal(message);
      else if (!quiet) notify.success(message, MESSAGE_SECONDS);
    },
    // After a failure too: if only the response was lost, the change was made, and the administrator must see it before
    // trying again.
    onSettled: async (_answer, error) => {
      void client.invalidateQueries({ queryKey: keys.all });
      if (!shownIn || error) return;
      await client.refetchQueries({ queryKey: shownIn, type: 'active' }, { cancelRefetch: false });
    },
  });
}
