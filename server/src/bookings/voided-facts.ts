import { formatCents, type PaymentStatus, personName, reservationCount } from '@club/shared/domain';
import type { Facts } from '../action-log';
import type { UpcomingBooking } from '../reservations';
import type { Reservation } from './bookings.repository';

/**
 * How many bookings a change of the plan has voided, whose they were, and what the owners have got back, for the action
 * log.
 * @param found the bookings that the change was to void, with the names of their owners
 */
export function voidedFacts(voided: readonly Reservation[], found: readonly UpcomingBooking[]): Facts {
  const ids = new Set(voided.map(({ id }) => id));
  const names = new Set(found.filter(({ id }) => ids.has(id)).map(personName));
  return {
    Otkazano: reservationCount(voided.length),
    ...(names.size > 0 && { Pogođeni: [...names].join(', ') }),
    ...returnedFacts(voided),
  };
}

/** What the owners of voided bookings have got back, for the action log. */
export function returnedFacts(voided: readonly Reservation[]): Facts {
  const of = (status: PaymentStatus) => voided.filter(({ paymentStatus }) => paymentStatus === status);
  const sum = (status: PaymentStatus) => of(status).reduce((cents, { priceCents }) => cents + priceCents, 0);
  const [paid, owed, gratis] = [sum('PAID'), sum('NOT_PAID'), of('USER_FAVOR').length];
  return {
    ...(paid > 0 && { 'Vraćeno na račun': formatCents(paid) }),
    ...(owed > 0 && { 'Izbrisan dug': formatCents(owed) }),
    ...(gratis > 0 && { 'Vraćene gratis rezervacije': String(gratis) }),
  };
}
