import type { BookLeague } from '@club/shared/contracts/bookings/booking-requests';
import { changeGrid } from '@club/shared/reservation';
import { type SlotRequest, useChangeGrid } from './use-change-grid';

/** POST /create-league-reservation */
export function useBookLeague() {
  return useChangeGrid(({ slot: { id, index, date }, key, opponent }: SlotRequest & { opponent: string }) => {
    const json: BookLeague = { index, id, protivnik: opponent, formattedDate: date };
    return changeGrid('post', 'create-league-reservation', key, { json });
  });
}
