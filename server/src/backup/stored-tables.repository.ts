import { sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';

/** A table as the catalogue describes it, without computed columns. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly StoredColumn[];
  /** Columns of the primary key: the order in which rows are read. */
  readonly key: readonly string[];
  /** Its rows may each be as large as a file. */
  readonly isHeavy: boolean;
}

export interface StoredColumn {
  readonly name: string;
  /** In SQL notation, such as `timestamp with time zone`. */
  readonly type: string;
}

/** The executed migrations are recorded by the migrations at the place where a backup is restored. */
const NOT_STORED = ['kysely_migration', 'kysely_migration_lock'];

/** The processes that serve the club at the moment: those of another place would be reported as missing. */
const OF_ONE_PLACE = ['server_process'];
export const isOfOnePlace = ({ name }: { readonly name: string }): boolean => OF_ONE_PLACE.includes(name);

/**
 * Every table beside those of extensions, from the catalogue: a module's new table is included in the next backup
 * automatically.
 */
export async function storedTables(handle: Handle): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable>`
    select t.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        as columns,
      coalesce((
        select json_agg(k.attname order by array_position(i.indkey::int2[], k.attnum))
        from pg_index i join pg_attribute k on k.attrelid = t.oid and k.attnum = any (i.indkey)
        where i.indrelid = t.oid and i.indisprimary
      ), '[]') as key,
      bool_or(a.atttypid = 'bytea'::regtype) as "isHeavy"
    from pg_class t
      join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and t.relname <> all (${NOT_STORED})
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = t.oid and d.deptype = 'e')
    group by t.oid, t.relname
    order by t.relname`.execute(handle);
  return rows;
}

const BACKUP_LOCK = 20_261_122;

/** True for the first of several processes that back up one database at once; held until the transaction ends. */
export async function tryLockBackup(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${BACKUP_LOCK}::int) as mine`.execute(
    tx,
  );
  return rows[0]?.mine === true;
}

/** Empties the tables, fixes how values are read from text, and defers triggers and foreign keys until `endWriting`. */
export async function beginWriting(tx: Tx, tables: readonly string[]): Promise<void> {
  await setTextForm(tx);
  for (const { table, name } of await foreignKeys(tx, tables)) {
    await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} deferrable initially deferred`.execute(
      tx,
    );
  }
  for (const name of tables) {
    // Totals kept by triggers are included in the backup.
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
  }
  // Rows inserted by migrations are in the backup too, with the club's changes. After all changes of tables: a table
  // whose rows have pending checks cannot be changed.
  for (const name of tables) await sql`delete from ${sql.table(name)}`.execute(tx);
}

/** Checks every foreign key, restores triggers, and continues sequences after the highest number. */
export async function endWriting(tx: Tx, tables: readonly string[]): Promise<void> {
  await sql`set constraints all immediate`.execute(tx);
  for (const { table, name } of await foreignKeys(tx, tables)) {
    await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} not deferrable`.execute(tx);
  }
  for (const name of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
  const numbered = await sql<{ table: string; column: string; sequence: string }>`
    select t.relname as table, a.attname as column,
      pg_get_serial_sequence(quote_ident(t.relname), a.attname) as sequence
    from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relnamespace = current_schema()::regnamespace and t.relname = any (${tables}) and a.attidentity <> ''`.execute(
    tx,
  );
  for (const { table, column, sequence } of numbered.rows) {
    await sql`select setval(${sequence}::regclass, coalesce(max(${sql.ref(column)}), 0) + 1, false)
      from ${sql.table(table)}`.execute(tx);
  }
}

const FETCHED_ROWS = 500;

/** The rows of a table in the order of its key, each as a line of JSON: its values as text, or null. */
export async function* rowsOf(tx: Tx, { name, columns, key, isHeavy }: StoredTable): AsyncGenerator<string> {
  // `table` and `ref` would take a name with a dot, which another program may give, for that of a schema.
  const texts = sql.join(columns.map((column) => sql`${sql.id(column.name)}::text`));
  const order = key.length > 0 ? sql`order by ${sql.join(key.map((column) => sql.id(column)))}` : sql``;
  await sql`declare stored_rows no scroll cursor for
    select json_build_array(${texts})::text as line from ${sql.id(name)} ${order}`.execute(tx);
  const fetchNext = sql<{ line: string }>`fetch ${sql.lit(isHeavy ? 1 : FETCHED_ROWS)} from stored_rows`;
  for (;;) {
    const { rows } = await fetchNext.execute(tx);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await sql`close stored_rows`.execute(tx);
}

/** Inserts lines that `rowsOf` has written for a table with that name and those columns. */
export async function insertLines(
  tx: Tx,
  { name, columns }: Pick<StoredTable, 'name' | 'columns'>,
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`));
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from json_array_elements(${`[${lines.join(',')}]`}::json) line`.execute(tx);
}

/** Deletes all rows of a table, with those that refer to them. */
export async function emptyTable(tx: Tx, table: string): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(tx);
}

export async function countRows(handle: Handle, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(handle);
  return rows[0]?.count ?? 0;
}

/** Fixes how values are written as text, and read from it, until the transaction ends. */
export async function setTextForm(tx: Tx): Promise<void> {
  const settings = { datestyle: 'ISO', timezone: 'UTC', intervalstyle: 'postgres', bytea_output: 'hex' };
  for (const [name, value] of Object.entries(settings)) {
    await sql`select set_config(${name}, ${value}, true)`.execute(tx);
  }
}

async function foreignKeys(tx: Tx, tables: readonly string[]): Promise<{ table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select t.relname as table, c.conname as name
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and t.relnamespace = current_schema()::regnamespace and t.relname = any (${tables})
    order by 1, 2`.execute(tx);
  return rows;
}
