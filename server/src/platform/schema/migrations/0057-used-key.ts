import { type Kysely, sql } from 'kysely';

/**
 * What a key has been used for, whatever it was: a member's key is good for one action, and each table knew only its own.
 * Expenses and players do not keep who has entered them; their actor is 0, and their keys are nobody else's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create index ledger_entry_key_of_actor on ledger_entry (actor_id, idempotency_key) where idempotency_key is not null;
    create view used_key as
      select idempotency_key as key, member_id as actor_id, 'BOOKING' as purpose
        from reservation where idempotency_key is not null
      union all
      select idempotency_key, actor_id, 'ENTRY ' || member_id from ledger_entry where idempotency_key is not null
      union all
      select idempotency_key, 0, 'EXPENSE' from expense where idempotency_key is not null
      union all
      select idempotency_key, 0, 'PLAYER' from league_player where idempotency_key is not null;
  `)
    .execute(db);
}
