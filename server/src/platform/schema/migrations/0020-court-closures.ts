import { type Kysely, sql } from 'kysely';

/** Closures of courts, so that they can be listed, shortened and undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table court_closure (
      id integer generated always as identity primary key,
      from_day date not null,
      to_day date not null,
      court_ids smallint[] not null,
      from_time time,
      to_time time,
      reason text not null,
      closed_by integer not null references member,
      closed_at timestamptz not null,
      undone_at timestamptz,
      check (from_day <= to_day)
    );
    -- The closure that made a maintenance, or that took a booking back.
    alter table reservation add column closure_id integer references court_closure;
    create index reservation_of_closure on reservation (closure_id) where closure_id is not null;
  `)
    .execute(db);
}
