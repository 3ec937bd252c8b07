import { type Kysely, sql } from 'kysely';

/** The key of a closure, so that a request which arrives again answers with the closure that was made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table court_closure add column idempotency_key text;
    create unique index court_closure_key on court_closure (closed_by, idempotency_key)
      where idempotency_key is not null;
    create or replace view used_key as
      select idempotency_key as key, member_id as actor_id, 'BOOKING' as purpose
        from reservation where idempotency_key is not null
      union all
      select idempotency_key, actor_id, 'ENTRY ' || member_id from ledger_entry where idempotency_key is not null
      union all
      select idempotency_key, 0, 'EXPENSE' from expense where idempotency_key is not null
      union all
      select idempotency_key, 0, 'PLAYER' from league_player where idempotency_key is not null
      union all
      select cancellation_key, cancelled_by, 'CANCELLATION' from reservation where cancellation_key is not null
      union all
      select idempotency_key, closed_by, 'CLOSURE' from court_closure where idempotency_key is not null;
  `)
    .execute(db);
}
