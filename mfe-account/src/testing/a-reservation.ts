import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';

/** A member's own reservation that stands, is unpaid and can no longer be cancelled, but for what a test says. */
export function aReservation(but: Partial<MyReservationRow> = {}): MyReservationRow {
  return {
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
    protivnik: null,
    cancelledAt: null,
    cancelReason: null,
    cancel: null,
    ...but,
  };
}
