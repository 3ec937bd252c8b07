import { type Kysely, sql } from 'kysely';

/**
 * Secret addresses of personal calendars. The secret is kept as it is, for the member may look the address up again;
 * all that it opens is when and where its owner plays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_feed (
      member_id integer primary key references member,
      secret text not null unique,
      created_at timestamptz not null
    )
  `.execute(db);
}
