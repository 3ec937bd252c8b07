import { changeGrid } from '@club/shared/reservation';
import { type SlotRequest, useChangeGrid } from './use-change-grid';

/** DELETE /cancel-maintenance-reservation */
export function useEndMaintenance() {
  return useChangeGrid(({ slot: { id, index, date }, key }: SlotRequest) => {
    const searchParams = { index, terminId: id, datumSend: date };
    return changeGrid('delete', 'cancel-maintenance-reservation', key, { searchParams });
  });
}
