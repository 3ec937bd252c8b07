import { type Kysely, sql } from 'kysely';

/** When an administrator has sent a given-up e-mail again: it has waited from then on, not since it was written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table notice_delivery add column requeued_at timestamptz').execute(db);
}
