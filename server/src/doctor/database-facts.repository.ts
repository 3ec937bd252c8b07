import { sql } from 'kysely';
import type { Handle } from '../platform/database';

export interface DatabaseFacts {
  /** As PostgreSQL counts: 150003 is 15.3. */
  readonly version: number;
  /** The database server's time. */
  readonly at: Date;
}

export async function databaseFacts(handle: Handle): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version_num')::int as version, clock_timestamp() as at`.execute(handle);
  return rows[0] as DatabaseFacts;
}

/** How many identities of the embedded provider may administer and sign in. */
export async function countAdministrators(handle: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from identity_user where enabled and 'ADMIN' = any (roles)`.execute(handle);
  return rows[0]?.count ?? 0;
}
