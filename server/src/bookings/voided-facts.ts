import { formatCents, type PaymentStatus } from '@club/shared/domain';
import type { Facts } from '../action-log';
import type { Reservation } from './bookings.repository';

/** What the owners of voided bookings have got back, for the action log. */
export function returnedFacts(voided: readonly Pick<Reservation, 'priceCents' | 'paymentStatus'>[]): Facts {
  const of = (status: PaymentStatus) => voided.filter(({ paymentStatus }) => paymentStatus === status);
  const sum = (status: PaymentStatus) => of(status).reduce((cents, { priceCents }) => cents + priceCents, 0);
  const [paid, owed, gratis] = [sum('PAID'), sum('NOT_PAID'), of('USER_FAVOR').length];
  return {
    ...(paid > 0 && { 'Vraćeno na račun': formatCents(paid) }),
    ...(owed > 0 && { 'Izbrisan dug': formatCents(owed) }),
    ...(gratis > 0 && { 'Vraćene gratis rezervacije': String(gratis) }),
  };
}
