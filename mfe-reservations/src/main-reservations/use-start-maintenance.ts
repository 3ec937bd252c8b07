import type { StartMaintenance } from '@club/shared/contracts/bookings';
import { http } from '@club/shared/http';
import { useChangeGrid, type Wish } from './use-change-grid';

/** POST /maintenance-reservation */
export function useStartMaintenance() {
  return useChangeGrid(({ slot: { id, index, date }, reason }: Wish & { reason: string }, headers) => {
    const json: StartMaintenance = { index, id, reason, formattedDate: date };
    return http.post('maintenance-reservation', { headers, json });
  });
}
