import { type Kysely, sql } from 'kysely';

/** What the pages say of the club's courts, place and people; a text that nobody has written is the preset one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table club_profile add column texts jsonb not null default '{}'`.execute(db);
}
