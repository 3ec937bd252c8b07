import type { BookFriendly } from '@club/shared/contracts/bookings/booking-requests';
import { changeGrid } from '@club/shared/reservation';
import { type SlotRequest, useChangeGrid } from './use-change-grid';

/** POST /create-frendly-reservation (the spelling on the wire). */
export function useBookFriendly() {
  return useChangeGrid(({ slot: { id, index, date, price }, key }: SlotRequest) => {
    const json: BookFriendly = { index, id, formattedDate: date, cijena: price };
    return changeGrid('post', 'create-frendly-reservation', key, { json });
  });
}
