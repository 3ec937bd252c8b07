import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { BookingsInTheWay } from '@club/shared/contracts/settings';
import { ApiError } from '@club/shared/http';

type Code = 'BOOKINGS_OUTSIDE' | 'SLOT_BOOKED';

/** The bookings for which a change was refused; undefined when it was refused for another reason. */
export function bookingsInTheWay(error: unknown, code: Code): ReservationRow[] | undefined {
  if (!(error instanceof ApiError) || error.code !== code) return undefined;
  return BookingsInTheWay.safeParse(error.problem).data?.reservations;
}
