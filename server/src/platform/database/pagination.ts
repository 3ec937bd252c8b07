interface PageRequest {
  /** Counted from 0. */
  readonly page: number;
  readonly size: number;
}

/** The requested page, counted from 0, or the last page when it is out of range: rows may have been removed since. */
export function clampPage(page: number, size: number, total: number): number {
  return Math.min(page, Math.max(Math.ceil(total / size) - 1, 0));
}

/** Which part of a list to read. */
export interface PagePart {
  readonly offset: number;
  readonly size: number;
  /** Number of rows on all pages; infinite while it is unknown, on the first pages. */
  readonly total: number;
}

/** Pages up to this one are read from the start of a list, however long it is. */
const LAST_OF_FIRST_PAGES = 4;

/**
 * A page of a list and the number of all rows. The first pages are read while the rows are counted, and again when the
 * list turns out to be shorter.
 */
export async function readPage<Row>(
  { page, size }: PageRequest,
  counting: Promise<number>,
  read: (part: PagePart) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const readWithin = (total: number) => read({ offset: clampPage(page, size, total) * size, size, total });
  if (page > LAST_OF_FIRST_PAGES) {
    const total = await counting;
    return { rows: await readWithin(total), total };
  }
  const [total, rows] = await Promise.all([
    counting,
    read({ offset: page * size, size, total: Number.POSITIVE_INFINITY }),
  ]);
  return { rows: clampPage(page, size, total) === page ? rows : await readWithin(total), total };
}
