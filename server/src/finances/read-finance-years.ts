import { cachePerVersion } from '../platform/cache-per-version';
import type { Database, Handle } from '../platform/database';
import type { Live } from '../platform/live';
import { expenseSums, paidFees } from './finance-years.repository';
import { type ExpenseSum, type FinanceYear, financeYearsOf, type PaidFees } from './finance-years-rules';
import { receivedByYear } from './money-received.repository';

/** The figures of every year, newest first. */
export async function readFinanceYears(handle: Handle): Promise<FinanceYear[]> {
  // One after another: a transaction has a single connection.
  return financeYearsOf(await paidFees(handle), await receivedByYear(handle), await expenseSums(handle));
}

/**
 * The same, with fees and expenses summed once after each of their changes. Members' payments change more often, and
 * the database keeps their yearly totals.
 */
export function createFinanceYearsReader({ db, live }: { db: Database; live: Live }): () => Promise<FinanceYear[]> {
  const cachedFees = cachePerVersion<'fees', PaidFees[]>();
  const cachedExpenses = cachePerVersion<'expenses', ExpenseSum[]>();
  const fees = () => cachedFees('fees', live.version('league'), () => paidFees(db.handle));
  const expenses = () => cachedExpenses('expenses', live.version('finances'), () => expenseSums(db.handle));
  return async () => financeYearsOf(...(await Promise.all([fees(), receivedByYear(db.handle), expenses()])));
}
