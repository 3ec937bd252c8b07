import { type Kysely, sql } from 'kysely';

/**
 * Expenses of the league and of the organisation, and the years that the selectors of the finances leave out
 * (resolution 25). A deleted expense keeps its row, so that earlier books stay explainable.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table expense (
      id integer generated always as identity primary key,
      book text not null check (book in ('LEAGUE', 'ORGANIZATION')),
      year integer not null check (year between 1900 and 2100),
      name text not null,
      amount_cents bigint not null check (amount_cents > 0),
      spent_on date not null,
      description text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      deleted_at timestamptz
    );
    create index expense_by_year on expense (year) where deleted_at is null;
    create table expense_receipt (
      expense_id integer primary key references expense,
      name text not null,
      type text not null,
      content bytea not null
    );
    create table hidden_finance_year (year integer primary key);
    insert into hidden_finance_year values (2019), (2020), (2022);
    create index ledger_money_received on ledger_entry (at) include (amount_cents)
      where kind in ('PAYMENT', 'CORRECTION', 'REVERSAL');
    create index reservation_played on reservation (day) include (slot_id, payment_status, price_cents)
      where kind = 'FRIENDLY' and cancelled_at is null;
  `)
    .execute(db);
}
