import { useNotify } from '@club/shared/notices';
import { useQueryClient } from '@club/shared/query';

/**
 * Watches the loaded data.
 * @returns calls `look` after each change by somebody else, and itself returns how to stop that: the answer to a change of
 * this page settles its own question
 */
export function useDataWatch(): (look: () => void) => () => void {
  const client = useQueryClient();
  return (look) => client.getQueryCache().subscribe(() => client.isMutating() === 0 && look());
}

/**
 * Runs the steps of a question as long as what it asks about is there: when somebody else changes that meanwhile, the open
 * question ends with the reason instead of failing at its last step.
 * @returns takes why it is no longer there (undefined as long as it is), the steps, and the end of the steps of which
 * these are a part
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
