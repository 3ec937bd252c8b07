import { type Kysely, sql } from 'kysely';

/**
 * Every member has an account from the start, regardless of what inserts the member: with accounts created on first
 * use, members without one were missing in the orders by balance. The index serves those orders, and the debts, without
 * comparing all members.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create function open_accounts() returns trigger language plpgsql as $$
      begin
        insert into account (member_id) select id from inserted order by id on conflict do nothing;
        return null;
      end $$;
    create trigger member_has_account after insert on member
      referencing new table as inserted for each statement execute function open_accounts();
    insert into account (member_id) select id from member order by id on conflict do nothing;
    create index account_by_balance on account (balance_cents);
  `)
    .execute(db);
}
