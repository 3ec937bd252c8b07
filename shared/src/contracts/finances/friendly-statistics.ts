import { BookYearText } from '@club/shared/contracts/finances/years';
import { PageNumber, PageSize } from '@club/shared/contracts/paging';
import { Euros, ZagrebDate } from '@club/shared/contracts/scalars';
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

/**
 * Path of GET /admin/payments-app/year/{year}; query of GET /admin/payments-app.csv, which has all payments of the
 * year.
 */
export const PaymentsYear = z.object({ year: BookYearText });

/**
 * Query of GET /admin/payments-app/year/{year}: a page of the payments from 0, the last one when `page` is beyond it;
 * without `page` all of them. The total is in the header `TOTAL_HEADER`.
 */
export const PaymentsQuery = z.object({
  page: z.optional(PageNumber),
  size: z.prefault(PageSize, 30),
});

/**
 * A row of GET /admin/payments-app/year/{year}, newest first: a member's payment by the Zagreb date of its entry;
 * negative: a correction. `paymantDate` is the spelling on the wire.
 */
export const YearPayment = z.object({
  id: z.number(),
  paymantDate: ZagrebDate,
  /** Surname first: `Kovač Ana`; `Kovač Ana (akovac)` where another member has the same name. */
  fullName: z.string(),
  amount: Euros,
});

export type FriendlyStatistics = z.infer<typeof FriendlyStatistics>;
export type YearPayment = z.infer<typeof YearPayment>;
export type PaymentsQuery = z.infer<typeof PaymentsQuery>;
