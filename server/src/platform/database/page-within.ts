/** The requested page, counted from 0, or the last page when it is out of range: rows may have been removed since. */
export function pageWithin(page: number, size: number, total: number): number {
  return Math.min(page, Math.max(Math.ceil(total / size) - 1, 0));
}
