import type { ReservationRow } from '@club/shared/contracts/reservations';
import { BookingsOutside } from '@club/shared/contracts/settings';
import { ApiError } from '@club/shared/http';

/** The bookings that a change of a season would leave outside; undefined when it was refused for another reason. */
export function bookingsOutside(error: unknown): ReservationRow[] | undefined {
  if (!(error instanceof ApiError) || error.code !== 'BOOKINGS_OUTSIDE') return undefined;
  return BookingsOutside.safeParse(error.problem).data?.reservations;
}
