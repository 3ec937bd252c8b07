import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { formatEuros, reservationCount, sumEuros } from '@club/shared/domain';

/** What players get back when reservations are voided: only what was paid, in money or with a gratis reservation. */
export function refundOf(rows: readonly ReservationRow[]) {
  const returned = rows.filter(({ statusPlacanja }) => statusPlacanja === 'PAID' || statusPlacanja === 'USER_FAVOR');
  return {
    returned,
    /** Unpaid reservations, whose debt is cancelled, and free ones. */
    rest: rows.filter((row) => !returned.includes(row)),
    euros: sumEuros(returned.filter(({ statusPlacanja }) => statusPlacanja === 'PAID').map(({ cijena }) => cijena)),
    gratis: returned.filter(({ statusPlacanja }) => statusPlacanja === 'USER_FAVOR').length,
  };
}

/** `17,00 € i 2 gratis rezervacije` */
export function formatRefund({ euros, gratis }: { euros: number; gratis: number }): string {
  return gratis > 0 ? `${formatEuros(euros)} i ${reservationCount(gratis, 'gratis')}` : formatEuros(euros);
}

/** The text of a confirmation about the reservations that it voids. */
export function refundLines(rows: readonly ReservationRow[]): string[] {
  if (rows.length === 0) return ['Nema rezervacija koje bi se otkazale.'];
  const refund = refundOf(rows);
  const unpaid = refund.rest.filter(({ statusPlacanja }) => statusPlacanja === 'NOT_PAID').length;
  return [
    `Otkazuje se: ${reservationCount(rows.length)}`,
    `Vraća se igračima: ${formatRefund(refund)}`,
    ...(unpaid > 0 ? [`Neplaćeno, dug se briše: ${reservationCount(unpaid)}`] : []),
  ];
}

/** The same about one reservation of one player. */
export function refundText({ statusPlacanja, cijena }: Pick<ReservationRow, 'statusPlacanja' | 'cijena'>): string {
  if (statusPlacanja === 'PAID') return `Igraču se vraća: ${formatEuros(cijena)}.`;
  if (statusPlacanja === 'NOT_PAID') return `Nije plaćeno: briše se dug od ${formatEuros(cijena)}.`;
  return statusPlacanja === 'USER_FAVOR' ? 'Igraču se vraća gratis rezervacija.' : 'Ništa se ne vraća.';
}
