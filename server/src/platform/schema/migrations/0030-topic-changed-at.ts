import { type Kysely, sql } from 'kysely';

/** When a live topic was last changed: browsers keep what they have read since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table live_version add column changed_at timestamptz not null default clock_timestamp()`.execute(db);
}
