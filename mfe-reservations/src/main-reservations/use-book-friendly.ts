import type { BookFriendly } from '@club/shared/contracts/bookings';
import { http } from '@club/shared/http';
import { useChangeGrid, type Wish } from './use-change-grid';

/** POST /create-frendly-reservation (spelled so). */
export function useBookFriendly() {
  return useChangeGrid(({ slot: { id, index, date } }: Wish, headers) => {
    const json: BookFriendly = { index, id, formattedDate: date };
    return http.post('create-frendly-reservation', { headers, json });
  });
}
