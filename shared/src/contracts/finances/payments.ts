import { BookYearText } from '@club/shared/contracts/finances/years';
import { PageNumber, PageSize } from '@club/shared/contracts/paging';
import { Euros, ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

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

export type YearPayment = z.infer<typeof YearPayment>;
export type PaymentsQuery = z.infer<typeof PaymentsQuery>;
