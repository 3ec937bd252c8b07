import { type Kysely, sql } from 'kysely';

/**
 * The member whose name is the subject of an action, so that the log tells namesakes apart. Actions of before this
 * migration, and of the release before, name only the name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table action_log add column subject_member_id integer references member').execute(db);
}
