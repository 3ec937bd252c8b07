import { sql } from 'kysely';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Database } from './database';

/** The rows and sequences of a database, in a form that JSON can represent. */
export interface Content {
  /** Every table; rows as `json_agg` gives them, null where there are none. */
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[]; readonly rows: unknown }[];
  readonly sequences: readonly { readonly name: string; readonly last: number | null; readonly first: number }[];
}

/** Reads all that a database holds. */
export async function contentOf({ handle }: Database): Promise<Content> {
  const found = await sql<{ name: string; columns: string[] }>`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`.execute(handle);
  const tables = [];
  for (const { name, columns } of found.rows) {
    const { rows } = await sql<{ rows: unknown }>`select json_agg(t) as rows from ${sql.table(name)} t`.execute(handle);
    tables.push({ name, columns, rows: rows[0]?.rows ?? null });
  }
  const sequences = await sql<{ name: string; last: number | null; first: number }>`
    select sequencename as name, last_value::int as last, start_value::int as first
    from pg_sequences where schemaname = 'public'`.execute(handle);
  return { tables, sequences: sequences.rows };
}

/** Resets a database to a content, bypassing its triggers; the tables must be those of the content. */
export async function restoreContent({ pool }: Database, { tables, sequences }: Content): Promise<void> {
  const names = tables.map(({ name }) => escapeIdentifier(name));
  const inserts = tables
    .filter(({ rows }) => rows !== null)
    .map(({ name, columns, rows }) => {
      const [table, list] = [escapeIdentifier(name), columns.map(escapeIdentifier).join(', ')];
      return `insert into ${table} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${table}, ${escapeLiteral(JSON.stringify(rows))})`;
    });
  const counters = sequences.map(
    ({ name, last, first }) => `select setval(${escapeLiteral(name)}, ${last ?? first}, ${last !== null})`,
  );
  const statements = [
    'begin',
    // For append-only tables and for sums kept by triggers.
    'set local session_replication_role = replica',
    ...names.map((name) => `delete from ${name}`),
    ...inserts,
    ...counters,
    'commit',
  ];
  await pool.query(statements.join(';\n'));
}

/** Leaves what a new database has: an empty schema with PostgreSQL's default rights. */
export async function dropEverything({ pool }: Database): Promise<void> {
  await pool.query(`
    drop schema public cascade;
    create schema public authorization pg_database_owner;
    grant usage on schema public to public`);
}

/** Equal for two moments with the same tables, triggers, indexes and functions; rows do not count. */
export async function shapeOf({ handle }: Database): Promise<string> {
  const { rows } = await sql<{ shape: string }>`
    select md5(string_agg(line, ' ' order by line)) as shape from (
      select relname || relkind::text || relnatts || coalesce(relacl::text, '') as line from pg_class
      where relnamespace = 'public'::regnamespace
      union all select tgname || tgenabled::text || tgrelid from pg_trigger
      union all select conname || conrelid from pg_constraint
      union all select proname || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    ) lines`.execute(handle);
  return rows[0]?.shape ?? '';
}
