import { type Kysely, sql } from 'kysely';

/** A request for an expense whose answer was lost is repeated with the same key, and does not enter a second one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table expense add column idempotency_key text`.execute(db);
  await sql`
    create unique index expense_key on expense (idempotency_key) where idempotency_key is not null
  `.execute(db);
}
