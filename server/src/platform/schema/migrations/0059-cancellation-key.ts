import { type Kysely, sql } from 'kysely';

/** The key of a cancellation, so that a request which arrives again cannot cancel a later booking of the same cell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table reservation add column cancellation_key text;
    create unique index reservation_cancellation on reservation (cancelled_by, cancellation_key)
      where cancellation_key is not null;
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
      select cancellation_key, cancelled_by, 'CANCELLATION' from reservation where cancellation_key is not null;
  `)
    .execute(db);
}
