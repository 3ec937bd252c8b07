import { type Kysely, sql } from 'kysely';

/**
 * The key of a registration that an administrator adds; its actor is 0, as that of players. The key of a call that adds or
 * changes a user, with its action: the member's row keeps no password to compare with, and a Keycloak shows none. A new
 * user's action has no member yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table league_registration add column idempotency_key text;
    create unique index league_registration_key on league_registration (idempotency_key)
      where idempotency_key is not null;
    alter table action_log add column idempotency_key text;
    create unique index action_log_key on action_log (actor_id, idempotency_key) where idempotency_key is not null;
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
      select idempotency_key, closed_by, 'CLOSURE' from court_closure where idempotency_key is not null
      union all
      select idempotency_key, 0, 'REGISTRATION' from league_registration where idempotency_key is not null
      union all
      select idempotency_key, actor_id, 'USER' || coalesce(' ' || subject_member_id, '')
        from action_log where idempotency_key is not null;
  `)
    .execute(db);
}
