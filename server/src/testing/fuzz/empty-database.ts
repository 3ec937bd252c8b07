import { sql } from 'kysely';
import type { Handle } from '../../platform/database';

/**
 * DATABASE_URL of a shell may be that of a club that is in use, and the requests change and delete what they find.
 * @throws Error when the database has any table
 */
export async function requireEmptyDatabase(handle: Handle): Promise<void> {
  const tables = sql`select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`;
  const { rows } = await tables.execute(handle);
  if (rows.length === 0) return;
  throw new Error(
    'The database of DATABASE_URL has been used: the requests would change what is in it. Name an empty one.',
  );
}
