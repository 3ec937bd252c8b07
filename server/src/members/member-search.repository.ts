import { sql } from 'kysely';
import type { Handle } from '../database/database';

const PLAIN = sql.lit('čćđšž');
const ASCII = sql.lit('ccdsz');
const folded = (text: ReturnType<typeof sql<string>>) => sql<string>`translate(lower(${text}), ${PLAIN}, ${ASCII})`;

/** Members whose name contains the text, without regard to case and to č ć đ š ž. */
export async function memberIdsNamed(handle: Handle, text: string): Promise<number[]> {
  const wanted = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await handle
    .selectFrom('member')
    .select('id')
    .where(folded(sql`first_name || ' ' || last_name`), 'like', folded(sql`${wanted}::text`))
    .execute();
  return rows.map((row) => row.id);
}
