/** Number of page links (first specification, section 9). */
const LINKS = 4;

/**
 * The pages that a pager shows around `page`, both counted from 1; the window moves with the page, without ellipses.
 */
export function pagerWindow(page: number, pageCount: number): number[] {
  const length = Math.min(LINKS, pageCount);
  // Two before the current page and one after it, as far as both ends allow.
  const first = Math.max(1, Math.min(page - LINKS / 2, pageCount - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
