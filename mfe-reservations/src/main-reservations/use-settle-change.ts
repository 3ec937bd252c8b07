import type { GridChange } from '@club/shared/contracts/bookings/grid';
import { useNotify } from '@club/shared/notices';
import type { CourtSlot } from '../court-grid/grid-days';
import { askAgain } from './ask-again';
import { gridInRefusal } from './use-change-grid';

/**
 * Ends a dialog with the server's result. Success and a final refusal (the slot is not in the state that the member
 * saw) close it and show the message; any other failure is passed to the dialog, which keeps the input for another
 * attempt.
 * @param wanted the requested free slot: what has changed about it is a failure, after which the dialog asks again
 */
export function useSettleChange(): (change: Promise<GridChange>, wanted?: CourtSlot) => Promise<void> {
  const notify = useNotify();
  return async (change, wanted) => {
    try {
      notify.success((await change).message);
    } catch (error) {
      if (!gridInRefusal(error) || (wanted && askAgain(error, wanted))) throw error;
      notify.refusal(error);
    }
  };
}
