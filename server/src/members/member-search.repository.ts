import { containsAllWords, type Handle } from '../platform/database';

/** Members whose name or username holds every word of the text, the last name first or last. */
export async function memberIdsNamed(handle: Handle, text: string): Promise<number[]> {
  const rows = await handle
    .selectFrom('member')
    .select('id')
    .where((of) => containsAllWords(of.ref('search_text'), text))
    .execute();
  return rows.map((row) => row.id);
}
