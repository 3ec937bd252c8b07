import type { MyReservationRow } from '@club/shared/contracts/bookings/reservations';

/** An active own reservation, unpaid and no longer cancellable, except for what a test overrides. */
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
