import { useQueryClient } from '@club/shared/query';
import { useDataWatch } from '@club/shared/reservation';
import { type GridDay, gridDays } from '../court-grid/grid-days';
import { slotsQuery } from '../court-grid/grid-queries';

/** The newest days of the grid, for a question about one of its slots. */
export function useGridWatch() {
  const client = useQueryClient();
  const watchData = useDataWatch();
  /** The days as the page shows them now; undefined before the first response. */
  const newestDays = (): readonly GridDay[] | undefined => {
    const grid = client.getQueryData(slotsQuery.queryKey);
    return grid && gridDays(grid.termins);
  };
  /** Calls `look` after each change by somebody else. */
  const watch = (look: (days: readonly GridDay[]) => void): (() => void) =>
    watchData(() => {
      const days = newestDays();
      if (days) look(days);
    });
  return { newestDays, watch };
}
