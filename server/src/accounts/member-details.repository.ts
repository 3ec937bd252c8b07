import type { Handle } from '../platform/database';
import { listedReservations } from '../reservations';

/** Active bookings of a member, newest first, with all fields of the lists and the details. */
export function activeBookingsOf(handle: Handle, memberId: number) {
  return listedReservations(handle)
    .select('reason')
    .where('member_id', '=', memberId)
    .where('cancelled_at', 'is', null)
    .orderBy('day', 'desc')
    .orderBy('starts', 'desc')
    .orderBy('reservation.id', 'desc')
    .execute();
}
