import type { GridChange } from '@club/shared/contracts/bookings/grid';
import { useNotify } from '@club/shared/notices';
import { gridInRefusal } from './use-change-grid';

/**
 * Ends a dialog with what the server said. Success and a refusal that is final (the slot is not what the member saw)
 * close it, the words stay behind; any other failure goes back to the dialog, which keeps what was typed for another try.
 */
export function useSettleChange(): (change: Promise<GridChange>) => Promise<void> {
  const notify = useNotify();
  return async (change) => {
    try {
      notify.success((await change).message);
    } catch (error) {
      if (!gridInRefusal(error)) throw error;
      notify.refusal(error);
    }
  };
}
