/**
 * Whether a thrown value is the database's error with this SQLSTATE. Asked by shape, never by class:
 * the two engines bring their own error classes, and a bundle may hold a class twice.
 */
export function hasSqlState(error: unknown, state: string): error is Error & { code: string; constraint?: string } {
  return error instanceof Error && 'code' in error && error.code === state;
}
