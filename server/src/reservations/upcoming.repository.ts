import type { WallClock } from '@club/shared/domain';
import { anyOf, type Handle } from '../platform/database';
import { membersReservations } from './listed-reservations.sql';
import { isUpcoming } from './upcoming.sql';

/** The requested part of the bookings to come; days are inclusive Zagreb dates, times `HH:mm:ss`, `beforeTime` is exclusive. */
export interface UpcomingFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly courtIds?: readonly number[] | undefined;
  readonly fromTime?: string | undefined;
  readonly beforeTime?: string | undefined;
}

/**
 * Active bookings whose slot has not started, soonest first, in the form of the lists: what is being played or has been
 * played stays as it is. Maintenance is not a booking: the days of the grid limit their number.
 */
export function upcomingBookings(
  handle: Handle,
  now: WallClock,
  { from, to, courtIds, fromTime, beforeTime }: UpcomingFilter = {},
) {
  let query = membersReservations(handle)
    .where('cancelled_at', 'is', null)
    .where('kind', '<>', 'MAINTENANCE')
    .where('day', '>=', now.today)
    .where(isUpcoming(now))
    .orderBy('day')
    .orderBy('starts')
    .orderBy('court_id');
  if (from) query = query.where('day', '>=', from);
  if (to) query = query.where('day', '<=', to);
  if (courtIds) query = query.where('court_id', '=', anyOf(courtIds));
  if (fromTime) query = query.where('starts', '>=', fromTime);
  if (beforeTime) query = query.where('starts', '<', beforeTime);
  return query.execute();
}

/** A reservation to come, as lists of them need it. */
export type UpcomingBooking = Awaited<ReturnType<typeof upcomingBookings>>[number];
