import { type Kysely, sql } from 'kysely';

/** When the club was opened, null while its first administrator prepares it, and which steps of the setup are done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    alter table club_profile
      add column opened_at timestamptz default now(),
      add column done_steps text[] not null default '{}';
  `)
    .execute(db);
}
