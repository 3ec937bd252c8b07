import { Euros } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/**
 * Part of `FriendlyStatisticsList`: finished friendly matches of one year of play (resolution 55). Counts are
 * reservations, sums are euros. Day and night follow the price list in force on the day of play.
 */
export const FriendlyStatistics = z.object({
  year: z.number(),
  paid: z.number(),
  unpaid: z.number(),
  /** Made gratis by an administrator (COMPLIMENTARY). */
  free: z.number(),
  /** Paid with a gratis reservation for service. */
  gratisService: z.number(),
  total: z.number(),
  sumPaid: Euros,
  /** The price of the unpaid ones. */
  amountDue: Euros,
  sumFree: Euros,
  sumGratisService: Euros,
  sumAllTermins: Euros,
  dayTime: z.number(),
  nightTime: z.number(),
  /** Members' payments received in the calendar year, minus corrections. */
  sumPayments: Euros,
  /** The setting hides this year from the selectors; it counts all the same (resolution 54). */
  hidden: z.optional(z.boolean()),
});

/** GET /admin/friendlies-statistics: newest year first, the hidden ones included. */
export const FriendlyStatisticsList = z.array(FriendlyStatistics);

export type FriendlyStatistics = z.infer<typeof FriendlyStatistics>;
