import { inDigits, WholeNumber } from '@club/shared/contracts/scalars';
import { LAST_PAGE } from '@club/shared/domain';
import * as z from '@club/shared/schema';

/** Part of the queries of paged lists. Pages count from 0; a page beyond the last one is not an error. */
export const PageNumber = inDigits(
  WholeNumber.check(z.minimum(0, 'Stranica ne može biti negativna.'), z.maximum(LAST_PAGE, 'Ta stranica ne postoji.')),
);
/** Rows on a page. @param most a number after which Croatian has 'redaka' */
export const rowsUpTo = (most: number) =>
  inDigits(WholeNumber.check(z.minimum(1, 'Najmanje 1 redak.'), z.maximum(most, `Najviše ${most} redaka.`)));
/** Part of the queries of paged lists: rows on a page (resolution 10). */
export const PageSize = rowsUpTo(300);

/** Header with the number of rows on all pages, if the response is an array of rows. */
export const TOTAL_HEADER = 'x-total-count';

/** Maximum number of members in a list without a page; more are read page by page. */
export const MOST_MEMBERS = 10_000;

/** Query of every paged list of reservations; the order is always newest first. */
export const PageQuery = z.object({
  page: z.prefault(PageNumber, 0),
  size: z.prefault(PageSize, 30),
  sort: z.optional(z.literal('reservationDate,desc', 'Poredak može biti samo reservationDate,desc.')),
});

export type PageQuery = z.infer<typeof PageQuery>;
