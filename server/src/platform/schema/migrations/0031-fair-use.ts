import { type Kysely, sql } from 'kysely';

/** The club's limits for bookings. One row; null or false: no limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    create table fair_use (
      id integer primary key default 1 check (id = 1),
      open_friendly integer,
      open_league integer,
      per_week integer,
      one_court_at_once boolean not null default false,
      cancel_hours integer
    );
    insert into fair_use default values;
  `)
    .execute(db);
}
