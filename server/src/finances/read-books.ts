import { cachePerVersion } from '../platform/cache-per-version';
import type { Database, Handle } from '../platform/database';
import type { Live } from '../platform/live';
import { expenseSums, paidFees } from './books.repository';
import { type BookYear, booksOf, type ExpenseSum, type PaidFees } from './books-rules';
import { receivedByYear } from './money-received.repository';

/** Every year of the books, newest first. */
export async function readBooks(handle: Handle): Promise<BookYear[]> {
  // One after another: a transaction has a single connection.
  return booksOf(await paidFees(handle), await receivedByYear(handle), await expenseSums(handle));
}

/**
 * The same, with fees and expenses summed once after each of their changes. Members' payments change more often, and
 * the database keeps their yearly totals.
 */
export function createBooksReader({ db, live }: { db: Database; live: Live }): () => Promise<BookYear[]> {
  const cachedFees = cachePerVersion<'fees', PaidFees[]>();
  const cachedExpenses = cachePerVersion<'expenses', ExpenseSum[]>();
  const fees = () => cachedFees('fees', live.version('league'), () => paidFees(db.handle));
  const expenses = () => cachedExpenses('expenses', live.version('finances'), () => expenseSums(db.handle));
  return async () => booksOf(...(await Promise.all([fees(), receivedByYear(db.handle), expenses()])));
}
