import { listedReservations } from '../bookings/listed-reservations';
import type { Handle } from '../database/database';

/** Standing bookings of a member, newest first, with all that the lists and the details show. */
export function reservationsOf(handle: Handle, memberId: number) {
  return listedReservations(handle)
    .select('reason')
    .where('member_id', '=', memberId)
    .where('cancelled_at', 'is', null)
    .orderBy('day', 'desc')
    .orderBy('reservation.id', 'desc')
    .execute();
}
