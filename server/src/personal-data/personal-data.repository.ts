import type { Handle } from '../platform/database';
import { listedReservations } from '../reservations';

/** All bookings of a member ever, including cancelled ones and court maintenance, newest day first. */
export function everyReservationOf(handle: Handle, memberId: number) {
  return listedReservations(handle)
    .select(['reason', 'reservation.created_at as createdAt'])
    .where('member_id', '=', memberId)
    .orderBy('day', 'desc')
    .orderBy('reservation.id', 'desc')
    .execute();
}
