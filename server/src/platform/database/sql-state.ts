/**
 * Whether a thrown value is the database's error with this SQLSTATE. Checks the shape, never the class: the two engines
 * have their own error classes, and a bundle may contain a class twice.
 */
export function hasSqlState(error: unknown, state: string): error is Error & { code: string; constraint?: string } {
  return error instanceof Error && 'code' in error && error.code === state;
}
