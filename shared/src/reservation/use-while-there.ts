import { useNotify } from '@club/shared/notices';
import { useQueryClient } from '@club/shared/query';

/**
 * Watches the loaded data for changes by somebody else.
 * @returns a function that subscribes `look` to them and returns the unsubscribe function. Changes during this page's own
 * mutations do not count: the response to a mutation settles its own question
 */
export function useDataWatch(): (look: () => void) => () => void {
  const client = useQueryClient();
  return (look) => client.getQueryCache().subscribe(() => client.isMutating() === 0 && look());
}

/**
 * Runs the steps of a question as long as what it asks about exists: when somebody else changes that meanwhile, the open
 * question closes with the reason instead of failing at its last step.
 * @returns a function of `lost` (why it no longer exists; undefined as long as it does), the `steps`, and `within`, the
 * signal of the outer steps that these are part of
 */
export function useWhileThere() {
  const watch = useDataWatch();
  const notify = useNotify();
  return async (
    lost: () => string | undefined,
    steps: (until: AbortSignal) => Promise<unknown>,
    within?: AbortSignal,
  ): Promise<void> => {
    if (within?.aborted) return;
    const end = new AbortController();
    const stop = watch(() => {
      const reason = lost();
      if (!reason) return;
      stop();
      end.abort();
      notify.refusal(reason);
    });
    within?.addEventListener('abort', () => {
      stop();
      end.abort();
    });
    await steps(end.signal).finally(stop);
  };
}
