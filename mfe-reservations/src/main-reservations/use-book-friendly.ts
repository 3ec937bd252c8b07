import type { BookFriendly, FriendlyFunding } from '@club/shared/contracts/bookings/booking-requests';
import { changeGrid } from '@club/shared/reservation';
import { type SlotRequest, useChangeGrid } from './use-change-grid';

interface FriendlyRequest extends SlotRequest {
  /** How the member has confirmed to pay for it; undefined when the account could not be read. */
  readonly funding: FriendlyFunding | undefined;
}

/** POST /create-frendly-reservation (the spelling on the wire). */
export function useBookFriendly() {
  return useChangeGrid(({ slot: { id, index, date, price }, key, funding }: FriendlyRequest) => {
    const json: BookFriendly = { index, id, formattedDate: date, cijena: price, statusPlacanja: funding };
    return changeGrid('post', 'create-frendly-reservation', key, { json });
  });
}
