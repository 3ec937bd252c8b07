import { type Kysely, sql } from 'kysely';

/** The record of administrators' actions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table action_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor_id integer not null references member,
      action text not null,
      subject text not null,
      before jsonb,
      after jsonb
    );
    create index action_log_of_actor on action_log (actor_id, id desc);
    create index action_log_by_time on action_log (at);
    create function action_log_is_append_only() returns trigger language plpgsql as
      $$ begin raise exception 'the record of actions is not edited'; end $$;
    create trigger action_log_append_only before update or delete or truncate on action_log
      for each statement execute function action_log_is_append_only();
  `)
    .execute(db);
}
