import { Refusal } from '../platform/http';
import { presentMembersReservation, type UpcomingBooking } from '../reservations';

/** What the administrator has agreed to. */
export interface VoidConsent {
  readonly voidOutside: boolean;
  /** Ids of the bookings that the question listed; undefined: any booking. */
  readonly seenBookings?: readonly number[] | undefined;
}

/**
 * Bookings that a change would leave outside every season are listed first, and voided only after confirmation. One that
 * was made after the list was read is listed first, too.
 * @throws Refusal 409 `BOOKINGS_OUTSIDE` with the bookings
 */
export function requireConsent(outside: readonly UpcomingBooking[], { voidOutside, seenBookings }: VoidConsent): void {
  const isAgreed = ({ id }: UpcomingBooking) => voidOutside && (seenBookings?.includes(id) ?? true);
  if (outside.every(isAgreed)) return;
  const message = voidOutside
    ? 'U međuvremenu je izvan sezone rezervirano još nešto. Pregledajte novi popis i ponovno potvrdite.'
    : 'Izvan sezone ostale bi rezervacije. Potvrdite da se otkazuju, a plaćeni iznosi vraćaju na račun.';
  throw new Refusal(409, 'BOOKINGS_OUTSIDE', message, undefined, {
    reservations: outside.map(presentMembersReservation),
  });
}
