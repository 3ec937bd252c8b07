import { WholeNumberText } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/** Years that the books may hold (second specification, section 5). */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const WRONG_YEAR = `Godina mora biti između ${FIRST_YEAR}. i ${LAST_YEAR}.`;

/** A year of the books as a number in a body. */
export const BookYear = z
  .number('Upišite godinu.')
  .check(z.int('Upišite godinu.'), z.minimum(FIRST_YEAR, WRONG_YEAR), z.maximum(LAST_YEAR, WRONG_YEAR));

/** The same as text in a path or a query. */
export const BookYearText = WholeNumberText.check(z.minimum(FIRST_YEAR, WRONG_YEAR), z.maximum(LAST_YEAR, WRONG_YEAR));

/**
 * The years of a selector, newest first, without hidden ones (resolution 25); in GET /admin/payments/years those with
 * payments of members.
 */
export const BookYears = z.array(z.number());

export type BookYears = z.infer<typeof BookYears>;
