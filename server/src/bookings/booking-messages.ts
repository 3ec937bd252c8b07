import type { PaymentStatus } from '@club/shared/domain';
import { formatPlace, type Place } from '../reservations';

/** The message after a booking, with its effect on the account. */
export function bookedMessage(booking: Place & { kind: string; paymentStatus: PaymentStatus }): string {
  if (booking.kind === 'MAINTENANCE') return `Održavanje je upisano: ${formatPlace(booking)}.`;
  const gratis = booking.paymentStatus === 'USER_FAVOR' ? ' Iskorištena je jedna gratis rezervacija.' : '';
  return `Termin je rezerviran: ${formatPlace(booking)}.${gratis}`;
}

export function cancelledMessage(booking: Place & { kind: string; paymentStatus: PaymentStatus }): string {
  if (booking.kind === 'MAINTENANCE') return `Održavanje je uklonjeno: ${formatPlace(booking)}.`;
  const gratis = booking.paymentStatus === 'USER_FAVOR' ? ' Gratis rezervacija je vraćena.' : '';
  return `Termin je otkazan: ${formatPlace(booking)}.${gratis}`;
}
