import type { Handle } from '../platform/database';
import { listedReservations } from './listed-reservations';

/** A page of a member's reservations, cancelled ones too, newest slot first. Maintenance is the club's, not the member's. */
export function reservationsOf(handle: Handle, memberId: number, page: { offset: number; limit: number }) {
  return listedReservations(handle)
    .where('member_id', '=', memberId)
    .where('kind', '<>', 'MAINTENANCE')
    .orderBy('day', 'desc')
    .orderBy('starts', 'desc')
    .orderBy('reservation.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

export async function countReservationsOf(handle: Handle, memberId: number): Promise<number> {
  const row = await handle
    .selectFrom('reservation')
    .where('member_id', '=', memberId)
    .where('kind', '<>', 'MAINTENANCE')
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}
