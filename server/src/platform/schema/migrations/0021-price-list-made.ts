import { type Kysely, sql } from 'kysely';

/** When a price list was created: until a booking is made under it, today's list can still be corrected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table price_list add column created_at timestamptz not null default 'epoch'`.execute(db);
}
