import { type Kysely, sql } from 'kysely';

/** The administrator's list of members is read a page at a time, by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index member_by_name on member (last_name, first_name, id)`.execute(db);
}
