import type { QueryClient } from '@club/shared/query';

/**
 * Shows a change that the server has made. A read under way may have begun before it, and its response would take the
 * change back on the screen: it is repeated.
 */
export function showChange<Data>(
  client: QueryClient,
  queryKey: readonly unknown[],
  change: Data | ((shown: Data | undefined) => Data | undefined),
): void {
  client.setQueryData<Data>(queryKey, change);
  if (client.isFetching({ queryKey })) void client.invalidateQueries({ queryKey });
}
