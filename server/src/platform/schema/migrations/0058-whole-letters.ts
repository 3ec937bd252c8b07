import { type Kysely, sql } from 'kysely';

/**
 * Texts are stored with whole letters now (`texts.ts`); earlier releases stored what was typed, such as an s and a mark
 * that was copied from a PDF. Nobody finds such a name who types it, and its erasure misses it in the texts of others.
 * All texts at once: an erasure looks for one and the same name in names, notices and reasons. In a database whose
 * encoding is another there are no such marks, and PostgreSQL refuses to look for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    do $$
      declare
        place record;
        in_pieces boolean;
      begin
        if current_setting('server_encoding') <> 'UTF8' then return; end if;
        -- For the append-only tables: only the words of a reason change.
        perform set_config('club.erasing', 'on', true);
        for place in
          select table_name, column_name, udt_name
          from information_schema.columns join information_schema.tables using (table_catalog, table_schema, table_name)
          where table_schema = current_schema() and table_type = 'BASE TABLE' and is_generated = 'NEVER'
            and udt_name in ('text', 'jsonb')
        loop
          -- Asked first, because an update starts the triggers of a table even if it changes no row.
          execute format('select exists (select from %I where %I::text is not nfc normalized)',
            place.table_name, place.column_name) into in_pieces;
          if in_pieces then
            execute format('update %1$I set %2$I = normalize(%2$I::text)::%3$I where %2$I::text is not nfc normalized',
              place.table_name, place.column_name, place.udt_name);
          end if;
        end loop;
        perform set_config('club.erasing', 'off', true);
      end $$;
  `)
    .execute(db);
}
