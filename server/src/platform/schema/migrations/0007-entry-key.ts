import { type Kysely, sql } from 'kysely';

/** A request for an entry whose answer was lost is repeated with the same key, and does not create a second entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ledger_entry add column idempotency_key text`.execute(db);
  await sql`
    create unique index ledger_entry_key on ledger_entry (member_id, idempotency_key) where idempotency_key is not null
  `.execute(db);
}
