import { sql } from 'kysely';
import { MONEY_RECEIVED } from '../accounts';
import type { Tx } from '../platform/database';

/** The first entry after which a running total is not the sum of all entries up to it. */
export interface WrongEntry {
  readonly id: number;
  readonly expected: number;
  readonly found: number;
}

/** A member's account and what its ledger entries add up to; amounts in cents. */
interface CheckedAccount {
  readonly id: number;
  readonly balance: number;
  readonly payments: number;
  readonly gratis: number;
  /** Of all entries. */
  readonly sum: number;
  /** The balance after the last entry. */
  readonly last: number;
  /** Of the entries that are payments. */
  readonly paid: number;
  /** Of the gratis reservations of all entries. */
  readonly gratisSum: number;
  readonly wrongBalance: WrongEntry | null;
  readonly wrongGratis: WrongEntry | null;
}

/** The accounts whose running totals differ from their ledger, or whose ledger has an entry that does. */
export async function accountsOffTheLedger(tx: Tx): Promise<CheckedAccount[]> {
  const sum = sql<number>`coalesce(sum(entry.amount_cents), 0)::bigint`;
  const last = sql<number>`coalesce(sum(entry.balance_after) filter (where entry.is_last), 0)::bigint`;
  const paid = sql<number>`coalesce(
    sum(entry.amount_cents) filter (where entry.kind in (${sql.join(MONEY_RECEIVED)})), 0)::bigint`;
  const gratisSum = sql<number>`coalesce(sum(entry.gratis), 0)::bigint`;
  const isWrong = (total: 'balance' | 'gratis') =>
    sql`${sql.ref(`entry.${total}_after`)} <> ${sql.ref(`entry.${total}_sum`)}`;
  const firstWrong = (total: 'balance' | 'gratis') => sql<WrongEntry | null>`(array_agg(jsonb_build_object(
    'id', entry.id, 'expected', ${sql.ref(`entry.${total}_sum`)}, 'found', ${sql.ref(`entry.${total}_after`)}
  ) order by entry.id) filter (where ${isWrong(total)}))[1]`;
  const { rows } = await sql<CheckedAccount>`
    with entry as (
      select id, member_id, kind, amount_cents, gratis, balance_after, gratis_after,
        sum(amount_cents) over up_to_here as balance_sum, sum(gratis) over up_to_here as gratis_sum,
        lead(id) over (partition by member_id order by id) is null as is_last
      from ledger_entry
      window up_to_here as (partition by member_id order by id rows unbounded preceding)
    )
    select account.member_id as id, account.balance_cents as balance, account.payments_cents as payments, account.gratis,
      ${sum} as sum, ${last} as last, ${paid} as paid, ${gratisSum} as "gratisSum",
      ${firstWrong('balance')} as "wrongBalance", ${firstWrong('gratis')} as "wrongGratis"
    from account left join entry on entry.member_id = account.member_id
    group by account.member_id
    having account.balance_cents <> ${sum} or account.balance_cents <> ${last} or account.payments_cents <> ${paid}
      or account.gratis <> ${gratisSum} or bool_or(${isWrong('balance')}) or bool_or(${isWrong('gratis')})`.execute(tx);
  return rows;
}

interface WholeTotals {
  readonly received: number;
  readonly fees: number;
  readonly expenses: number;
}

/** The club's totals without years, in cents: payments of members, paid fees of the league, expenses. */
export async function wholeTotals(tx: Tx): Promise<WholeTotals> {
  const { rows } = await sql<WholeTotals>`
    select
      (select coalesce(sum(payments_cents), 0)::bigint from account) as received,
      (select coalesce(sum(case currency when 'HRK' then round(amount_cents / 7.5345) else amount_cents end), 0)::bigint
        from league_fee where paid_on is not null) as fees,
      (select coalesce(sum(amount_cents), 0)::bigint from expense where deleted_at is null) as expenses`.execute(tx);
  return rows[0] as WholeTotals;
}
