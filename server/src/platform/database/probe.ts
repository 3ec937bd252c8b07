import { sql } from 'kysely';
import type { Handle } from './database';

/** @throws when the database does not answer, or answers and only reads */
export async function probe(handle: Handle): Promise<void> {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(handle);
  if (rows[0]?.transaction_read_only === 'on') throw new Error('The database is read-only.');
}
