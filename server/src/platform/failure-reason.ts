/** fetch puts the reason of a failure into `cause`. */
export function reasonOf(failure: unknown): string {
  const { cause, message, code } = failure as { cause?: unknown; message?: string; code?: string };
  return cause ? reasonOf(cause) : message || code || String(failure);
}
