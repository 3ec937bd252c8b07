import { type Kysely, sql } from 'kysely';

/** When a price list was made: until a booking was made under it, the list of today can still be corrected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table price_list add column created_at timestamptz not null default 'epoch'`.execute(db);
}
