import { sql } from 'kysely';
import type { Handle } from './database';

/** Whether the database has the table: one that was never migrated, or by an earlier release only, lacks some. */
export async function hasTable(handle: Handle, name: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass(${name}) is not null as is`.execute(handle);
  return rows[0]?.is === true;
}
