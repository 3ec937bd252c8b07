import { PageQuery, ReservationRow } from '@club/shared/contracts/reservations';
import { ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/**
 * Query of GET /admin-friendly-matches, /admin-league-matches and /admin-delete-reservation (singular on the wire),
 * and of the same paths with `.csv`, which answer the whole filtered list.
 */
export const ReservationListQuery = z.extend(PageQuery, {
  from: z.optional(ZagrebDate),
  to: z.optional(ZagrebDate),
  /** Part of a player's first or last name, without regard to case and diacritics. */
  player: z.optional(z.string().check(z.trim(), z.maxLength(80, 'Najviše 80 znakova.'))),
});

export const ListedReservation = z.extend(ReservationRow, {
  protivnik: z.nullable(z.string()),
  /** Set when it was deleted or cancelled; it stays in the record. */
  cancelledAt: z.nullable(z.string()),
  cancelReason: z.nullable(z.string()),
});

export const ReservationList = z.object({ content: z.array(ListedReservation), totalElements: z.number() });

export type ReservationListQuery = z.infer<typeof ReservationListQuery>;
export type ListedReservation = z.infer<typeof ListedReservation>;
export type ReservationList = z.infer<typeof ReservationList>;
