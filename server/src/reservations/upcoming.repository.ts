import { sql } from 'kysely';
import type { Handle } from '../platform/database';
import { listedReservations } from './listed-reservations';

/** The requested bookings; days are inclusive Zagreb dates, times `HH:mm:ss`, `beforeTime` is exclusive. */
export interface Range {
  readonly from: string;
  readonly to?: string | undefined;
  readonly courtIds?: readonly number[] | undefined;
  readonly fromTime?: string | undefined;
  readonly beforeTime?: string | undefined;
}

const MOST = 2_000;

/** Active bookings in a range, soonest first, in the form of the lists; maintenance is not a booking. */
export function bookingsIn(handle: Handle, { from, to, courtIds, fromTime, beforeTime }: Range) {
  let query = listedReservations(handle)
    .where('cancelled_at', 'is', null)
    .where('kind', '<>', 'MAINTENANCE')
    .where('day', '>=', from)
    .orderBy('day')
    .orderBy('starts')
    .orderBy('court_id')
    .limit(MOST);
  if (to) query = query.where('day', '<=', to);
  if (courtIds) query = query.where('court_id', '=', sql<number>`any(${[...courtIds]}::int[])`);
  if (fromTime) query = query.where('starts', '>=', fromTime);
  if (beforeTime) query = query.where('starts', '<', beforeTime);
  return query.execute();
}

/** A reservation to come, as lists of them need it. */
export type UpcomingBooking = Awaited<ReturnType<typeof bookingsIn>>[number];
