import { sql } from 'kysely';
import type { Handle } from '../platform/database';

/** The columns of every table that can contain text, also computed ones. */
export async function textColumns(handle: Handle): Promise<{ table: string; column: string; isComputed: boolean }[]> {
  const { rows } = await sql<{ table: string; column: string; isComputed: boolean }>`
    select c.table_name as table, column_name as column, is_generated <> 'NEVER' as "isComputed"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and table_type = 'BASE TABLE'
      and udt_name in ('text', 'varchar', 'json', 'jsonb', '_text')`.execute(handle);
  return rows;
}

/** Every text and JSON of every table, as one text by column. */
export async function wholeDatabase(handle: Handle): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { table, column } of await textColumns(handle)) {
    const { rows } = await sql<{ text: string | null }>`
      select string_agg(${sql.ref(column)}::text, ' ¶ ') as text from ${sql.table(table)}`.execute(handle);
    texts.set(`${table}.${column}`, rows[0]?.text ?? '');
  }
  return texts;
}
