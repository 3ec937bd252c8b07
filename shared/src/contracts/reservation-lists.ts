import { MembersReservationRow } from '@club/shared/contracts/bookings/reservations';
import { PageQuery } from '@club/shared/contracts/paging';
import { ZagrebDate } from '@club/shared/contracts/scalars';
import { freeText, SEARCH_LENGTH } from '@club/shared/contracts/texts';
import { PAYMENT_STATUSES } from '@club/shared/domain';
import * as z from '@club/shared/schema';

/** Part of `ReservationListQuery`: a payment status, or reservations that a member cancelled or the club deleted. */
export const ReservationListStatus = z.enum([...PAYMENT_STATUSES, 'CANCELLED', 'DELETED'], 'Taj status ne postoji.');

/**
 * Query of GET /admin-friendly-matches, /admin-league-matches and /admin-delete-reservation (singular on the wire), and
 * of the same paths with `.csv`, which return the whole filtered list. Both days are inclusive Zagreb dates of play.
 * DELETE /admin-delete-reservation/{id}: 404 `RESERVATION_UNKNOWN`, also when it is deleted already.
 */
export const ReservationListQuery = z.extend(PageQuery, {
  from: z.optional(ZagrebDate),
  to: z.optional(ZagrebDate),
  /** Words of the member's name or username in any order, without regard to case and diacritics. */
  player: z.optional(freeText(SEARCH_LENGTH)),
  status: z.optional(ReservationListStatus),
});

/** A row of the three lists. */
export const ListedReservation = z.extend(MembersReservationRow, {
  /** The opponent of a league match. */
  protivnik: z.nullable(z.string()),
  /** When it was deleted or cancelled, in UTC; it stays in the record. */
  cancelledAt: z.nullable(z.string()),
  /** Why the club deleted it, in Croatian; null if the member cancelled it. */
  cancelReason: z.nullable(z.string()),
});

/**
 * The response to the three calls of `ReservationListQuery`: one page, newest slot first, beyond the last page the last
 * one; and the number of rows of all pages.
 */
export const ReservationList = z.object({ content: z.array(ListedReservation), totalElements: z.number() });

export type ReservationListQuery = z.infer<typeof ReservationListQuery>;
export type ListedReservation = z.infer<typeof ListedReservation>;
export type ReservationList = z.infer<typeof ReservationList>;
export type ReservationListStatus = z.infer<typeof ReservationListStatus>;
