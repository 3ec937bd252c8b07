import { PageQuery } from '@club/shared/contracts/paging';
import { Euros, ZagrebDate } from '@club/shared/contracts/scalars';
import { SlotMinutes } from '@club/shared/contracts/slot-plan';
import { MATCH_TYPES, PAYMENT_STATUSES } from '@club/shared/domain';
import * as z from '@club/shared/schema';

const PaymentStatus = z.enum(PAYMENT_STATUSES);

const MatchType = z.enum(MATCH_TYPES);

/**
 * Part of every list of reservations; the price is the one at the time of booking, even when nothing is charged (resolution 6).
 */
export const ReservationRow = z.object({
  rezervacijaId: z.number(),
  /** The Zagreb date of play. */
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

/** Part of every list of several members' reservations. */
export const MembersReservationRow = z.extend(ReservationRow, {
  /** Of a player whose name another member has too; null for all others. Older servers leave it out. */
  username: z.optional(z.nullable(z.string())),
});

/** A row of GET /my-reservations. */
export const MyReservationRow = z.extend(ReservationRow, {
  /** The opponent of a league match. */
  protivnik: z.nullable(z.string()),
  /** When it was cancelled, in UTC; null if it is not cancelled. */
  cancelledAt: z.nullable(z.string()),
  /** Why the club cancelled it, in Croatian; null if it is not cancelled or the member cancelled it. */
  cancelReason: z.nullable(z.string()),
  /** The query for DELETE /cancel-reservation; null once the slot has begun. The club's `cancelHours` may still refuse it. */
  cancel: z.nullable(z.object({ index: z.number(), terminId: z.number(), datumSend: ZagrebDate })),
});

/**
 * Query of GET /my-reservations; a page beyond the last is empty. Without `show`: all reservations, newest slot first.
 * `booked`: without the cancelled ones, starting with the future ones, soonest first. `cancelled`: only the cancelled
 * ones, newest first.
 */
export const MyReservationsQuery = z.extend(PageQuery, {
  show: z.optional(z.enum(['booked', 'cancelled'], 'Prikaz može biti booked ili cancelled.')),
});

/** GET /my-reservations: the member's own, without maintenance. */
export const MyReservations = z.object({
  content: z.array(MyReservationRow),
  /** The number of rows on all pages of the requested `show`. */
  totalElements: z.number(),
  /**
   * The number of the member's cancelled reservations, independent of `show`. Missing from older servers, which ignore
   * `show` and list all.
   */
  cancelledElements: z._default(z.number(), 0),
});

export type ReservationRow = z.infer<typeof ReservationRow>;
export type MembersReservationRow = z.infer<typeof MembersReservationRow>;
export type MyReservationRow = z.infer<typeof MyReservationRow>;
export type MyReservationsQuery = z.infer<typeof MyReservationsQuery>;
export type MyReservations = z.infer<typeof MyReservations>;
