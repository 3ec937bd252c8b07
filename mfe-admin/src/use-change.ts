import { useNotify } from '@club/shared/notices';
import { useMutation, useQueryClient } from '@club/shared/query';
import { keys } from './query-keys';

/** How long the server's words stand after an administrator's change (first specification, section 9). */
export const MESSAGE_SECONDS = 5;

interface ChangeAnswer {
  readonly message: string;
  /** Nothing was changed, and no green message may hide it (resolution #29). */
  readonly canceled?: boolean;
}

/** The button that was pressed may have left with its row; the focus then goes to the page's heading, not nowhere. */
function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true });
  });
}

/**
 * A change by an administrator: says the server's words, and lets every list of this remote ask again.
 * @param quiet the screen itself shows the answer
 */
export function useChange<Input, Answer extends ChangeAnswer>(
  call: (input: Input) => Promise<Answer>,
  { quiet = false }: { quiet?: boolean } = {},
) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: call,
    onSuccess: ({ message, canceled }) => {
      if (canceled) notify.refusal(message);
      else if (!quiet) notify.success(message, MESSAGE_SECONDS);
    },
    // After a failure too: when only the answer was lost the change was made, and the administrator must see it
    // before trying again.
    onSettled: () => void client.invalidateQueries({ queryKey: keys.all }).then(keepFocus),
  });
}
