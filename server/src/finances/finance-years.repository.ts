import { sql } from 'kysely';
import type { Handle } from '../platform/database';
import type { ExpenseSum, PaidFees } from './finance-years-rules';

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
