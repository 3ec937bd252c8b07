import type { Database, Handle } from '../platform/database';
import type { Live } from '../platform/live';
import { expenseSums, paidFees } from './books.repository';
import { type BookYear, booksOf } from './books-rules';
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
  const fees = keptPerVersion(
    () => live.version('league'),
    () => paidFees(db.handle),
  );
  const expenses = keptPerVersion(
    () => live.version('finances'),
    () => expenseSums(db.handle),
  );
  return async () => booksOf(...(await Promise.all([fees(), receivedByYear(db.handle), expenses()])));
}

/** Reads once per version; a failure is not cached. */
function keptPerVersion<Value>(version: () => number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { version: number; value: Promise<Value> } | undefined;
  return () => {
    const present = version();
    if (kept?.version === present) return kept.value;
    const entry = { version: present, value: read() };
    kept = entry;
    entry.value.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return entry.value;
  };
}
