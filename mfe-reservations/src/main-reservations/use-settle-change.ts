import type { GridChange } from '@club/shared/contracts/bookings/grid';
import { ApiError } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { type CourtSlot, gridDays, samePlace } from '../court-grid/grid-days';
import { gridInRefusal } from './use-change-grid';

/** The first line of a question that is repeated after midnight. */
export const DAY_CHANGED = 'Dan se u međuvremenu promijenio. Vaš je odabir sačuvan: potvrdite ga ponovno.';

/**
 * Ends a dialog with the server's result. Success and a final refusal (the slot is not in the state that the member
 * saw) close it and show the message; any other failure is passed to the dialog, which keeps the input for another
 * attempt.
 * @param wanted the requested free slot
 * @returns that slot in its new place, when midnight has passed while the page was open (resolution #5) and it is still
 * free
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
