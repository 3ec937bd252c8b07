import { inDigits } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/** Years that the books may hold (second specification, section 5). */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const WRONG_YEAR = `Godina mora biti između ${FIRST_YEAR}. i ${LAST_YEAR}.`;

/** Part of the bodies of expenses and hidden years: a year of the books, 1900 to 2100. */
export const BookYear = z
  .number('Upišite godinu.')
  .check(z.int('Upišite godinu.'), z.minimum(FIRST_YEAR, WRONG_YEAR), z.maximum(LAST_YEAR, WRONG_YEAR));

/** The first day of these years, as a Zagreb date. */
export const FIRST_BOOK_DAY = `${FIRST_YEAR}-01-01`;

/** Part of expenses: a Zagreb date in one of these years. `ZagrebDate` accepts only those of the club. */
export const BookDate = z.iso
  .date('Odaberite ispravan datum.')
  .check(z.refine((day) => FIRST_BOOK_DAY <= day && day <= `${LAST_YEAR}-12-31`, WRONG_YEAR));

/** A `BookYear` as text in a path or a query. */
export const BookYearText = inDigits(BookYear);

/**
 * GET /admin/payments/years: the years with payments of members; part of the finance summaries: those of the books and
 * the current one. Newest first, without hidden ones (resolution 25).
 */
export const BookYears = z.array(z.number());

export type BookYears = z.infer<typeof BookYears>;
