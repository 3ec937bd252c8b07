import { type Kysely, sql } from 'kysely';

/** Why a season was changed, and the links of a season that an administrator hides from the pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table league_change add column reason text`.execute(db);
  await sql`alter table league_season add column hidden_links jsonb not null default '[]'`.execute(db);
}
