import type { QueryClient } from '@club/shared/query';

/**
 * Shows a change that the server has made, and reads it again: a read under way may have begun before it, and would take
 * it back on the screen; and a newer change, from another window, may have been shown before this response arrived.
 */
export function showChange<Data>(
  client: QueryClient,
  queryKey: readonly unknown[],
  change: Data | ((shown: Data | undefined) => Data | undefined),
): void {
  client.setQueryData<Data>(queryKey, change);
  void client.invalidateQueries({ queryKey });
}
