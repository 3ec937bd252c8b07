import type { Handle } from '../platform/database';
import { listedReservations } from '../reservations';

/** All that a member has ever booked, cancelled ones and those for the courts' maintenance too, newest day first. */
export function everyReservationOf(handle: Handle, memberId: number) {
  return listedReservations(handle)
    .select(['reason', 'reservation.created_at as createdAt'])
    .where('member_id', '=', memberId)
    .orderBy('day', 'desc')
    .orderBy('reservation.id', 'desc')
    .execute();
}
