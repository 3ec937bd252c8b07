import type { StartMaintenance } from '@club/shared/contracts/bookings/booking-requests';
import { changeGrid } from '@club/shared/reservation';
import { type SlotRequest, useChangeGrid } from './use-change-grid';

/** POST /maintenance-reservation */
export function useStartMaintenance() {
  return useChangeGrid(({ slot: { id, index, date }, key, reason }: SlotRequest & { reason: string }) => {
    const json: StartMaintenance = { index, id, reason, formattedDate: date };
    return changeGrid('post', 'maintenance-reservation', key, { json });
  });
}
