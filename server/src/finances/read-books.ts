import type { Handle } from '../platform/database';
import { expenseSums, paidFees } from './books.repository';
import { type BookYear, booksOf } from './books-rules';
import { receivedByYear } from './money-received.repository';

/** Every year of the books, newest first. */
export async function readBooks(handle: Handle): Promise<BookYear[]> {
  return booksOf(...(await Promise.all([paidFees(handle), receivedByYear(handle), expenseSums(handle)])));
}
