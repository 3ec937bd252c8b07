import { type Kysely, sql } from 'kysely';

/** The keys of the notices are sealed with the other secrets; no release has stored any in this table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table notice_keys').execute(db);
}
