import type { GridChange } from '@club/shared/contracts/bookings/grid';
import { ApiError } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { type CourtSlot, gridDays, samePlace } from '../court-grid/grid-days';
import { gridInRefusal } from './use-change-grid';

/** The first line of a question that is repeated after midnight. */
export const DAY_CHANGED = 'Dan se u međuvremenu promijenio. Vaš je odabir sačuvan: potvrdite ga ponovno.';

/**
 * The requested free slot in its new place, when the refusal says that midnight has passed while the page was open
 * (resolution #5) and the slot is still free.
 */
export function movedSlot(refusal: unknown, wanted: CourtSlot): CourtSlot | undefined {
  if (!(refusal instanceof ApiError) || refusal.code !== 'DAY_MISMATCH') return undefined;
  const grid = gridInRefusal(refusal);
  const moved = grid && samePlace(gridDays(grid.termins), wanted);
  return moved?.status === 'FREE' ? moved : undefined;
}

/**
 * Ends a dialog with the server's result. Success and a final refusal (the slot is not in the state that the member
 * saw) close it and show the message; any other failure is passed to the dialog, which keeps the input for another
 * attempt.
 * @param wanted the requested free slot: that it has moved is a failure, after which the dialog asks again
 */
export function useSettleChange(): (change: Promise<GridChange>, wanted?: CourtSlot) => Promise<void> {
  const notify = useNotify();
  return async (change, wanted) => {
    try {
      notify.success((await change).message);
    } catch (error) {
      if (!gridInRefusal(error) || (wanted && movedSlot(error, wanted))) throw error;
      notify.refusal(error);
    }
  };
}
