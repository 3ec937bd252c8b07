import type { GridChange } from '@club/shared/contracts/bookings/grid';
import { ApiError } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { type CourtSlot, gridDays } from '../court-grid/grid-days';
import { gridInRefusal } from './use-change-grid';

/** The first line of a question that is asked again after midnight. */
export const DAY_CHANGED = 'Dan se u međuvremenu promijenio. Vaš je odabir sačuvan: potvrdite ga ponovno.';

/**
 * Ends a dialog with what the server said. Success and a refusal that is final (the slot is not what the member saw)
 * close it, the words stay behind; any other failure goes back to the dialog, which keeps what was typed for another try.
 * @param wanted the free slot that was asked for
 * @returns that slot in its new place, when midnight has passed under the page (resolution #5) and it is still free
 */
export function useSettleChange(): (change: Promise<GridChange>, wanted?: CourtSlot) => Promise<CourtSlot | undefined> {
  const notify = useNotify();
  return async (change, wanted) => {
    try {
      notify.success((await change).message);
    } catch (error) {
      const grid = gridInRefusal(error);
      if (!grid) throw error;
      const dayChanged = error instanceof ApiError && error.code === 'DAY_MISMATCH';
      const moved = dayChanged && wanted && samePlace(gridDays(grid.termins), wanted);
      if (moved && moved.status === 'FREE') return moved;
      notify.refusal(error);
    }
    return undefined;
  };
}

/** What is now shown of the same court, day and time. */
function samePlace(days: ReturnType<typeof gridDays>, { date, starts, court }: CourtSlot): CourtSlot | undefined {
  const rows = days.find((day) => day.date === date)?.rows;
  return rows?.find((row) => row.starts === starts)?.courts[court] ?? undefined;
}
