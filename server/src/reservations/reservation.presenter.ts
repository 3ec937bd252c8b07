import type { MembersReservationRow, ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { centsToEuros, type PaymentStatus } from '@club/shared/domain';

interface Listed {
  readonly id: number;
  readonly day: string;
  readonly starts: string;
  readonly minutes: number;
  readonly courtId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly kind: string;
  readonly priceCents: number;
  readonly paymentStatus: PaymentStatus;
}

/** A reservation with its wire names. */
export const presentReservation = (row: Listed): ReservationRow => ({
  rezervacijaId: row.id,
  datumRezerviranja: row.day,
  vrijemeTermina: row.starts,
  minutes: row.minutes,
  ime: row.firstName,
  prezime: row.lastName,
  teren: row.courtId,
  vrstaSusreta: row.kind === 'LEAGUE' ? 'LEAGUE' : 'FRIENDLY',
  cijena: centsToEuros(row.priceCents),
  statusPlacanja: row.paymentStatus,
});

/** The same in a list of several members. */
export const presentMembersReservation = (
  row: Listed & { readonly namesakeUsername: string | null },
): MembersReservationRow => ({ ...presentReservation(row), username: row.namesakeUsername });
