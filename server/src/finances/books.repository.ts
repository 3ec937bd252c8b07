import { sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';
import type { ExpenseSum, PaidFees } from './books-rules';

/** A plain sum of bigints would be returned as text. */
const cents = sql<number>`sum(amount_cents)::bigint`;

export function paidFees(handle: Handle): Promise<PaidFees[]> {
  return handle
    .selectFrom('league_fee')
    .select((of) => ['year', 'currency', 'amount_cents as amountCents', of.fn.countAll<number>().as('count')])
    .where('paid_on', 'is not', null)
    .groupBy(['year', 'currency', 'amount_cents'])
    .execute();
}

export function expenseSums(handle: Handle): Promise<ExpenseSum[]> {
  return handle
    .selectFrom('expense')
    .select(['year', 'book', cents.as('cents')])
    .where('deleted_at', 'is', null)
    .groupBy(['year', 'book'])
    .execute();
}

/** Years that the selectors leave out, in no order. */
export async function hiddenYears(handle: Handle): Promise<number[]> {
  return (await handle.selectFrom('hidden_finance_year').select('year').execute()).map(({ year }) => year);
}

/** Concurrent replacements run one after another; readers do not wait. To be called before anything is read. */
export async function lockHiddenYears(tx: Tx): Promise<void> {
  await sql`lock table hidden_finance_year in share row exclusive mode`.execute(tx);
}

export async function replaceHiddenYears(tx: Tx, years: readonly number[]): Promise<void> {
  await tx.deleteFrom('hidden_finance_year').execute();
  if (years.length > 0) {
    await tx
      .insertInto('hidden_finance_year')
      .values(years.map((year) => ({ year })))
      .execute();
  }
}
