import { type Kysely, sql } from 'kysely';

/**
 * What members paid in, by the Zagreb year of the entry. The summaries show all years, and summing a million entries of
 * the ledger takes longer than everything else that they read. Entries never change, so a trigger on inserts is
 * enough; a statement that only inserts charges touches no row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table money_received (year integer primary key, cents bigint not null, payments bigint not null);
    create function count_money_received() returns trigger language plpgsql as $$
      begin
        insert into money_received (year, cents, payments)
          select extract(year from at at time zone 'Europe/Zagreb')::int, sum(amount_cents),
            count(*) filter (where amount_cents <> 0)
          from inserted where kind in ('PAYMENT', 'CORRECTION', 'REVERSAL') group by 1 order by 1
          on conflict (year) do update
            set cents = money_received.cents + excluded.cents, payments = money_received.payments + excluded.payments;
        return null;
      end $$;
    insert into money_received (year, cents, payments)
      select extract(year from at at time zone 'Europe/Zagreb')::int, sum(amount_cents),
        count(*) filter (where amount_cents <> 0)
      from ledger_entry where kind in ('PAYMENT', 'CORRECTION', 'REVERSAL') group by 1;
    create trigger ledger_money_counted after insert on ledger_entry
      referencing new table as inserted for each statement execute function count_money_received();
  `)
    .execute(db);
}
