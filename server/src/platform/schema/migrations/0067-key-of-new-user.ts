import { type Kysely, sql } from 'kysely';

/** The action of a new user has a member, too: its key is that of any new user, not that of a change of this one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
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
      select idempotency_key, actor_id,
        case action when 'Novi korisnik' then 'USER' else 'USER' || coalesce(' ' || subject_member_id, '') end
        from action_log where idempotency_key is not null;
  `)
    .execute(db);
}
