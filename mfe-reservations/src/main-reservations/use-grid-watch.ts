import { useQueryClient } from '@club/shared/query';
import { type GridDay, gridDays } from '../court-grid/grid-days';
import { slotsQuery } from '../court-grid/grid-queries';

/** The newest days of the grid, for a question about one of its slots. */
export function useGridWatch() {
  const client = useQueryClient();
  /** As the page shows them now; undefined before the first answer. */
  const newestDays = (): readonly GridDay[] | undefined => {
    const grid = client.getQueryData(slotsQuery.queryKey);
    return grid && gridDays(grid.termins);
  };
  /** Calls `look` after each change by somebody else: the answer to a change of this page settles its own question. */
  const watch = (look: (days: readonly GridDay[]) => void): (() => void) =>
    client.getQueryCache().subscribe(() => {
      const days = client.isMutating() === 0 ? newestDays() : undefined;
      if (days) look(days);
    });
  return { newestDays, watch };
}
