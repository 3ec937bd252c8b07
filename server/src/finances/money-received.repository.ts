import { sql } from 'kysely';
import { MONEY_RECEIVED } from '../accounts';
import { hasNamesake } from '../members';
import type { Handle } from '../platform/database';
import type { YearSum } from './finance-years-rules';

export interface PaymentRow {
  readonly id: number;
  readonly at: Date;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly amountCents: number;
}

/** A file names the user in each row. */
export interface ShownPayment extends PaymentRow {
  readonly hasNamesake: boolean;
}

interface ReceivedInYear extends YearSum {
  /** How many entries moved money. */
  readonly payments: number;
}

const moneyReceived = (handle: Handle) =>
  handle.selectFrom('ledger_entry').where('ledger_entry.kind', 'in', MONEY_RECEIVED);

/** Members' payments, with corrections and reversals, by the Zagreb year of the entry. */
export function receivedByYear(handle: Handle): Promise<ReceivedInYear[]> {
  return handle.selectFrom('money_received').select(['year', 'cents', 'payments']).execute();
}

/** The same, summed from the ledger itself: the expected yearly totals. */
export function receivedByLedger(handle: Handle): Promise<ReceivedInYear[]> {
  return moneyReceived(handle)
    .select([
      sql<number>`extract(year from at at time zone 'Europe/Zagreb')::int`.as('year'),
      // A plain sum of bigints would be returned as text.
      sql<number>`sum(amount_cents)::bigint`.as('cents'),
      sql<number>`count(*) filter (where amount_cents <> 0)`.as('payments'),
    ])
    .groupBy('year')
    .execute();
}

/** From one moment to another, exclusive. */
export interface Period {
  readonly since: Date;
  readonly until: Date;
}

/** Single payments of a period, newest first; all of them when no page is given. */
export function listPayments(
  handle: Handle,
  period: Period,
  page?: { offset: number; size: number },
): Promise<ShownPayment[]> {
  const rows = singlePayments(handle, period).select(hasNamesake.as('hasNamesake'));
  return (page ? rows.offset(page.offset).limit(page.size) : rows).execute();
}

/**
 * The next payments of a period after the given one, in the order of the list, for reading a list of any length in
 * batches.
 */
export function paymentsAfter(
  handle: Handle,
  period: Period,
  last: Pick<PaymentRow, 'id' | 'at'> | undefined,
  limit: number,
): Promise<PaymentRow[]> {
  const rows = singlePayments(handle, period).limit(limit);
  if (!last) return rows.execute();
  return rows.where(sql<boolean>`(at, ledger_entry.id) < (${last.at}::timestamptz, ${last.id}::bigint)`).execute();
}

const singlePayments = (handle: Handle, { since, until }: Period) =>
  moneyReceived(handle)
    .where('amount_cents', '!=', 0)
    .where('at', '>=', since)
    .where('at', '<', until)
    .innerJoin('member', 'member.id', 'ledger_entry.member_id')
    .select([
      'ledger_entry.id',
      'at',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.username',
      'amount_cents as amountCents',
    ])
    .orderBy('at', 'desc')
    .orderBy('ledger_entry.id', 'desc');

/** Number of single payments in a Zagreb year. */
export async function countPayments(handle: Handle, year: number): Promise<number> {
  const row = await handle.selectFrom('money_received').select('payments').where('year', '=', year).executeTakeFirst();
  return row?.payments ?? 0;
}

/** The Zagreb years with single payments, newest first. */
export async function paidYears(handle: Handle): Promise<number[]> {
  const years = handle.selectFrom('money_received').select('year').where('payments', '>', 0);
  return (await years.orderBy('year', 'desc').execute()).map(({ year }) => year);
}
