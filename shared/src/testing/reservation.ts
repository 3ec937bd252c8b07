import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';

/** An unpaid friendly match of Ana Kovač, except for what a test overrides. */
export const aReservation = (but: Partial<ReservationRow> = {}): ReservationRow => ({
  rezervacijaId: 1,
  datumRezerviranja: '2026-11-18',
  vrijemeTermina: '18:30:00',
  minutes: 90,
  ime: 'Ana',
  prezime: 'Kovač',
  teren: 1,
  vrstaSusreta: 'FRIENDLY',
  cijena: 10,
  statusPlacanja: 'NOT_PAID',
  ...but,
});
