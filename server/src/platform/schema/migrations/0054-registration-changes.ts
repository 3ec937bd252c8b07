import { type Kysely, sql } from 'kysely';

/** Which fields a person has changed by registering again after the registration was accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table league_registration add column changed_fields jsonb not null default '[]'`.execute(db);
}
