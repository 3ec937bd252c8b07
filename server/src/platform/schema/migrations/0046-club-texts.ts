import { type Kysely, sql } from 'kysely';

/** The club's own texts about its courts, location and people; a missing text has the preset value. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table club_profile add column texts jsonb not null default '{}'`.execute(db);
}
