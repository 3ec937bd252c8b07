import { type Kysely, sql } from 'kysely';

/**
 * Secret addresses of personal calendars. The secret is stored in plain text, because the member may look the address
 * up again; it only reveals when and where its owner plays.
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
