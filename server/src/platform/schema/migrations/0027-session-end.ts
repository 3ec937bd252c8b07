import { type Kysely, sql } from 'kysely';

/** When and why all of an identity's sessions were last ended from outside, so that its open pages can show it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_user add column sessions_ended_at timestamptz, add column sessions_ended_by text`.execute(
    db,
  );
}
