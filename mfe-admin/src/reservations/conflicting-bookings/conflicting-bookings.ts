import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { BookingsInTheWay } from '@club/shared/contracts/settings';
import { ApiError } from '@club/shared/http';

type Code = 'BOOKINGS_OUTSIDE' | 'SLOT_BOOKED';

/** The bookings that caused the refusal of a change; undefined if it was refused for another reason. */
export function conflictingBookings(error: unknown, code: Code): ReservationRow[] | undefined {
  if (!(error instanceof ApiError) || error.code !== code) return undefined;
  return BookingsInTheWay.safeParse(error.problem).data?.reservations;
}
