interface Asked {
  /** Counted from 0. */
  readonly page: number;
  readonly size: number;
}

/** The requested page, counted from 0, or the last page when it is out of range: rows may have been removed since. */
export function pageWithin(page: number, size: number, total: number): number {
  return Math.min(page, Math.max(Math.ceil(total / size) - 1, 0));
}

/** Which part of a list to read. */
export interface PagePart {
  readonly offset: number;
  readonly size: number;
  /** Number of rows on all pages; infinite while it is unknown, on the first page. */
  readonly total: number;
}

/** A page of a list and the number of all rows. The first page does not depend on it: it is read while they are counted. */
export async function readPage<Row>(
  { page, size }: Asked,
  counting: Promise<number>,
  read: (part: PagePart) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const reading =
    page === 0
      ? read({ offset: 0, size, total: Number.POSITIVE_INFINITY })
      : counting.then((total) => read({ offset: pageWithin(page, size, total) * size, size, total }));
  const [total, rows] = await Promise.all([counting, reading]);
  return { rows, total };
}
