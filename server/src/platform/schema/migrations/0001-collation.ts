import { type Kysely, sql } from 'kysely';

/** What ICU's Croatian locale adds to the root order (CLDR): č ć dž đ lj nj š ž are separate letters. */
const CROATIAN = [
  '&C<č<<<Č<ć<<<Ć',
  '&D<dž<<<ǆ<<<Dž<<<ǅ<<<DŽ<<<Ǆ<đ<<<Đ',
  '&L<lj<<<ǉ<<<Lj<<<ǈ<<<LJ<<<Ǉ',
  '&N<nj<<<ǌ<<<Nj<<<ǋ<<<NJ<<<Ǌ',
  '&S<š<<<Š',
  '&Z<ž<<<Ž',
].join('');

/** The order of Croatian names, as a collation named `hr` on both engines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const found = await sql`select from pg_collation where collname = 'hr-x-icu'`.execute(db);
  // PGlite has only ICU's root data: its locale 'hr' exists, but is empty and sorts wrongly.
  const definition = found.rows.length > 0 ? `locale = 'hr'` : `locale = 'und', rules = '${CROATIAN}'`;
  await sql.raw(`create collation hr (provider = icu, ${definition})`).execute(db);
}
