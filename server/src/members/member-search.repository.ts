import { sql } from 'kysely';
import { containsAllWords, type Handle } from '../platform/database';

/** Members whose name holds every word of the text, the last name first or last. */
export async function memberIdsNamed(handle: Handle, text: string): Promise<number[]> {
  const name = sql<string>`first_name || ' ' || last_name`;
  const rows = await handle.selectFrom('member').select('id').where(containsAllWords(name, text)).execute();
  return rows.map((row) => row.id);
}
