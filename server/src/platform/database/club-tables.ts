import { sql } from 'kysely';
import type { Handle } from './database';

/** The names of the club's tables, without those of the catalogue. */
export async function clubTables(handle: Handle): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(handle);
  return rows.map(({ name }) => name);
}
