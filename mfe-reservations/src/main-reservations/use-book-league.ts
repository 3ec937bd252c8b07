import type { BookLeague } from '@club/shared/contracts/bookings';
import { http } from '@club/shared/http';
import { useChangeGrid, type Wish } from './use-change-grid';

/** POST /create-league-reservation */
export function useBookLeague() {
  return useChangeGrid(({ slot: { id, index, date }, opponent }: Wish & { opponent: string }, headers) => {
    const json: BookLeague = { index, id, protivnik: opponent, formattedDate: date };
    return http.post('create-league-reservation', { headers, json });
  });
}
