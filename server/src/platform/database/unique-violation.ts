import { hasSqlState } from './sql-state';

const UNIQUE_VIOLATION = '23505';

/** Whether an insert or update violated this unique constraint or index, by its name in the migrations. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return hasSqlState(error, UNIQUE_VIOLATION) && error.constraint === constraint;
}
