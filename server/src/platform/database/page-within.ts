/**
 * The page that is asked for, counted from 0, or the last one where it lies beyond: rows may have gone since its address
 * was kept.
 */
export function pageWithin(page: number, size: number, total: number): number {
  return Math.min(page, Math.max(Math.ceil(total / size) - 1, 0));
}
