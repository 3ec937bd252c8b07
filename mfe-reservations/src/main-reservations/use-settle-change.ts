import type { GridChange } from '@club/shared/contracts/bookings/grid';
import { ApiError } from '@club/shared/http';
import { useNotify } from '@club/shared/notices';
import { type CourtSlot, gridDays, samePlace } from '../court-grid/grid-days';
import { askAgain } from './ask-again';
import { isOwnBooking } from './lost-slot';
import { gridInRefusal } from './use-change-grid';

/** Whether the member has already booked the slot in another tab or on another device. */
function isBookedByOneself(refusal: unknown, wanted: CourtSlot): boolean {
  if (!(refusal instanceof ApiError) || refusal.code !== 'SLOT_TAKEN') return false;
  const current = samePlace(gridDays(gridInRefusal(refusal)?.termins ?? []), wanted);
  return current !== undefined && isOwnBooking(current);
}

/**
 * Ends a dialog with the server's result. Success and a final refusal (the slot is not in the state that the member
 * saw) close it and show the message; any other failure is passed to the dialog, which keeps the input for another
 * attempt.
 * @param wanted the requested free slot: a change of it counts as a failure, after which the dialog asks again
 */
export function useSettleChange(): (change: Promise<GridChange>, wanted?: CourtSlot) => Promise<void> {
  const notify = useNotify();
  return async (change, wanted) => {
    try {
      notify.success((await change).message);
    } catch (error) {
      if (!gridInRefusal(error) || (wanted && askAgain(error, wanted))) throw error;
      notify.refusal(wanted && isBookedByOneself(error, wanted) ? 'Taj je termin već vaš.' : error);
    }
  };
}
