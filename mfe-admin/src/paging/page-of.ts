/** Rows of a page: thousands of members must not become thousands of table rows. */
export const PAGE_SIZE = 50;

/** The rows of a page counted from 1; a page beyond the end is the last. */
export function pageOf<Row>(rows: readonly Row[], page: number, size = PAGE_SIZE) {
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const shown = Math.min(page, pageCount);
  const first = (shown - 1) * size;
  return { page: shown, pageCount, first, rows: rows.slice(first, first + size) };
}

const count = new Intl.NumberFormat('hr-HR');

/** `Prikazano 51–100 od 5.000` */
export function shownWords(first: number, shown: number, total: number): string {
  if (total === 0) return 'Nema rezultata';
  return `Prikazano ${count.format(first + 1)}–${count.format(first + shown)} od ${count.format(total)}`;
}
