import { PageQuery } from '@club/shared/contracts/paging';
import { Euros, ZagrebDate } from '@club/shared/contracts/scalars';
import { SlotMinutes } from '@club/shared/contracts/slot-plan';
import { MATCH_TYPES, PAYMENT_STATUSES } from '@club/shared/domain';
import * as z from '@club/shared/schema';

const PaymentStatus = z.enum(PAYMENT_STATUSES);

const MatchType = z.enum(MATCH_TYPES);

/** A reservation as the lists show it. */
export const ReservationRow = z.object({
  rezervacijaId: z.number(),
  /** The Zagreb date that is played on. */
  datumRezerviranja: ZagrebDate,
  /** `HH:mm:ss` */
  vrijemeTermina: z.string(),
  minutes: SlotMinutes,
  ime: z.string(),
  prezime: z.string(),
  teren: z.number(),
  vrstaSusreta: MatchType,
  cijena: Euros,
  statusPlacanja: PaymentStatus,
});

/** A row of the member's own list. */
export const MyReservationRow = z.extend(ReservationRow, {
  /** The opponent of a league match. */
  protivnik: z.nullable(z.string()),
  /** When it was cancelled, a UTC moment; null while it stands. */
  cancelledAt: z.nullable(z.string()),
  /** Why the club took it back, in Croatian; null while it stands and when the member gave it back. */
  cancelReason: z.nullable(z.string()),
  /** Query of DELETE /cancel-reservation while cancelling is allowed, else null. */
  cancel: z.nullable(z.object({ index: z.number(), terminId: z.number(), datumSend: ZagrebDate })),
});

/**
 * Query of GET /my-reservations. Without `show` it is everything, newest slot first; `booked` leaves out what was
 * cancelled and begins with what is to come, soonest first; `cancelled` is only that, newest first.
 */
export const MyReservationsQuery = z.extend(PageQuery, {
  show: z.optional(z.enum(['booked', 'cancelled'], 'Prikaz može biti booked ili cancelled.')),
});

/** GET /my-reservations?page&size&sort=reservationDate,desc&show */
export const MyReservations = z.object({
  content: z.array(MyReservationRow),
  totalElements: z.number(),
  /** How many of the member's reservations were cancelled, whatever is shown. */
  cancelledElements: z.number(),
});

export type ReservationRow = z.infer<typeof ReservationRow>;
export type MyReservationRow = z.infer<typeof MyReservationRow>;
export type MyReservationsQuery = z.infer<typeof MyReservationsQuery>;
export type MyReservations = z.infer<typeof MyReservations>;
