import { http } from '@club/shared/http';
import { useChangeGrid, type Wish } from './use-change-grid';

/** DELETE /cancel-maintenance-reservation */
export function useEndMaintenance() {
  return useChangeGrid(({ slot: { id, index, date } }: Wish, headers) => {
    const searchParams = { index, terminId: id, datumSend: date };
    return http.delete('cancel-maintenance-reservation', { headers, searchParams });
  });
}
