import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { centsToEuros, type PaymentStatus } from '@club/shared/domain';
import type { Handle } from '../platform/database';

/** Reservations with all fields of any list; each list adds its filter and order. */
export const listedReservations = (handle: Handle) =>
  handle
    .selectFrom('reservation')
    .innerJoin('slot', 'slot.id', 'reservation.slot_id')
    .innerJoin('member', 'member.id', 'reservation.member_id')
    .select([
      'reservation.id',
      'slot_id as slotId',
      'day',
      'starts',
      'minutes',
      'court_id as courtId',
      'first_name as firstName',
      'last_name as lastName',
      'kind',
      'opponent',
      'price_cents as priceCents',
      'payment_status as paymentStatus',
      'cancelled_at as cancelledAt',
      'cancel_reason as cancelReason',
    ]);

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
