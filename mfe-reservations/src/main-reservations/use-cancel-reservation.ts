import type { CancelReservation } from '@club/shared/contracts/bookings';
import { http } from '@club/shared/http';
import { useChangeGrid, type Wish } from './use-change-grid';

/** DELETE /cancel-reservation */
export function useCancelReservation() {
  return useChangeGrid(({ slot: { id, index, date } }: Wish, headers) => {
    const searchParams: CancelReservation = { index, terminId: id, datumSend: date };
    return http.delete('cancel-reservation', { headers, searchParams });
  });
}
