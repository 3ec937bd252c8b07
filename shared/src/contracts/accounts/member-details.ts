import { Payment } from '@club/shared/contracts/accounts/balance';
import { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import { LeagueObligations } from '@club/shared/contracts/league/obligations';
import { Euros } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/** Part of `AdminUserDetails`: a reservation of a member, never a cancelled one. `id` is `rezervacijaId`. */
export const DetailReservation = z.extend(ReservationRow, {
  id: z.number(),
  protivnik: z.nullable(z.string()),
  /** Why the club reserved the slot; null for a match. */
  razlog: z.nullable(z.string()),
});

/**
 * GET /admin-users-details/{id}: reservations by payment status (resolution 6), newest first, those that are not paid in the
 * order in which payments settle them (resolution 8); all payments. 404 `MEMBER_UNKNOWN`
 */
export const AdminUserDetails = z.object({
  user: z.object({
    userId: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    username: z.string(),
    accountBalance: Euros,
    active: z.boolean(),
    /** As in the list of members. */
    erased: z.optional(z.boolean()),
    hasNamesake: z.optional(z.boolean()),
  }),
  gratisServiceReservationCount: z.number(),
  unpaidReservations: z.array(DetailReservation),
  payments: z.array(Payment),
  paidReservations: z.array(DetailReservation),
  complimentaryReservations: z.array(DetailReservation),
  gratisServiceReservations: z.array(DetailReservation),
  /** Maintenance that this member entered; its `vrstaSusreta` is always FRIENDLY. */
  internalReservations: z.array(DetailReservation),
  /** Status FREE. */
  leagueReservations: z.array(DetailReservation),
  /** Left out for a member without any, and by older servers. */
  leagueObligations: z.optional(LeagueObligations),
});

export type DetailReservation = z.infer<typeof DetailReservation>;
export type AdminUserDetails = z.infer<typeof AdminUserDetails>;
