import { shortDate } from '../clock/day-rules';
import type { PaymentStatus } from '../database/tables';

export interface Place {
  readonly day: string;
  readonly starts: string;
  readonly courtId: number;
}

/** `20.11.2026. u 18:30, teren 1` */
export const placeWords = ({ day, starts, courtId }: Place): string =>
  `${shortDate(day)} u ${starts.slice(0, 5)}, teren ${courtId}`;

/** What a member reads after a booking, with what it did to the account. */
export function bookedWords(booking: Place & { kind: string; paymentStatus: PaymentStatus }): string {
  if (booking.kind === 'MAINTENANCE') return `Održavanje je upisano: ${placeWords(booking)}.`;
  const gratis = booking.paymentStatus === 'USER_FAVOR' ? ' Iskorištena je jedna gratis rezervacija.' : '';
  return `Termin je rezerviran: ${placeWords(booking)}.${gratis}`;
}

export function cancelledWords(booking: Place & { kind: string; paymentStatus: PaymentStatus }): string {
  if (booking.kind === 'MAINTENANCE') return `Održavanje je uklonjeno: ${placeWords(booking)}.`;
  const gratis = booking.paymentStatus === 'USER_FAVOR' ? ' Gratis rezervacija je vraćena.' : '';
  return `Termin je otkazan: ${placeWords(booking)}.${gratis}`;
}
