import { sql } from 'kysely';
import { MONEY_RECEIVED } from '../accounts';
import type { Tx } from '../platform/database';

/** A member's account and what its ledger entries add up to, in cents. */
interface CheckedAccount {
  readonly id: number;
  readonly balance: number;
  readonly payments: number;
  /** Of all entries. */
  readonly sum: number;
  /** The balance after the last entry. */
  readonly last: number;
  /** Of the entries that are payments. */
  readonly paid: number;
}

/** The accounts whose running totals differ from their ledger. */
export async function accountsOffTheLedger(tx: Tx): Promise<CheckedAccount[]> {
  const sum = sql<number>`coalesce(sum(entry.amount_cents), 0)::bigint`;
  const last = sql<number>`coalesce((array_agg(entry.balance_after order by entry.id desc))[1], 0)::bigint`;
  const paid = sql<number>`coalesce(
    sum(entry.amount_cents) filter (where entry.kind in (${sql.join(MONEY_RECEIVED)})), 0)::bigint`;
  const { rows } = await sql<CheckedAccount>`
    select account.member_id as id, account.balance_cents as balance, account.payments_cents as payments,
      ${sum} as sum, ${last} as last, ${paid} as paid
    from account left join ledger_entry entry on entry.member_id = account.member_id
    group by account.member_id
    having account.balance_cents <> ${sum} or account.balance_cents <> ${last} or account.payments_cents <> ${paid}`.execute(
    tx,
  );
  return rows;
}

/** The club's totals without years, in cents: payments of members, paid fees of the league, expenses. */
export async function wholeTotals(tx: Tx): Promise<{ received: number; fees: number; expenses: number } | undefined> {
  const { rows } = await sql<{ received: number; fees: number; expenses: number }>`
    select
      (select coalesce(sum(payments_cents), 0)::bigint from account) as received,
      (select coalesce(sum(case currency when 'HRK' then round(amount_cents / 7.5345) else amount_cents end), 0)::bigint
        from league_fee where paid_on is not null) as fees,
      (select coalesce(sum(amount_cents), 0)::bigint from expense where deleted_at is null) as expenses`.execute(tx);
  return rows[0];
}
