import { useNotify } from '@club/shared/notices';
import { inTime } from '@club/shared/patience';
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
    // The message comes with the new data: until then the form holds whoever reads it and goes on.
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

/** A slow line does not keep from the administrator that the change was made. */
const shown = (refetched: Promise<void>): Promise<void> => inTime(refetched).catch(() => undefined);
