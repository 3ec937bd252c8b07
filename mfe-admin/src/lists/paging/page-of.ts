import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { formatNumber } from '@club/shared/domain';

/** Rows of a page (first specification, section 9); fewer where several tables share a screen. */
export const PAGE_SIZE = 30;

/** The position of a page, counted from 1, within `total` rows; a page beyond the end means the last page. */
export function placeOf(total: number, asked: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(total / size));
  const page = Math.min(asked, pageCount);
  return { page, pageCount, first: (page - 1) * size };
}

/** Where the rows of a page from the server begin, and how many there are on all pages. */
export function placeInAnswer(headers: Headers, asked: number) {
  const total = Number(headers.get(TOTAL_HEADER));
  return { first: placeOf(total, asked, PAGE_SIZE).first, total };
}

/** The rows of a page of a completely loaded list. */
export function pageOf<Row>(rows: readonly Row[], asked: number, size = PAGE_SIZE) {
  const place = placeOf(rows.length, asked, size);
  return { ...place, rows: rows.slice(place.first, place.first + size) };
}

/**
 * `Prikazano 31–60 od 5.000`
 * @param busy the next rows are loading, and those of the previous page or filter are still shown
 */
export function formatShown(first: number, shown: number, total: number, busy = false): string {
  if (total === 0) return busy ? '' : 'Nema rezultata';
  return `Prikazano ${formatNumber(first + 1)}–${formatNumber(first + shown)} od ${formatNumber(total)}`;
}

/**
 * The same for a list that is shown from its newest row on, whose total is unknown until its end:
 * `Prikazano 1–30, ima starijih`
 */
export function formatNewest(shown: number, hasOlder: boolean): string {
  return hasOlder ? `Prikazano 1–${formatNumber(shown)}, ima starijih` : formatShown(0, shown, shown);
}
