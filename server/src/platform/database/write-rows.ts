import { sql } from 'kysely';
import type { Tables } from '../schema';
import type { Tx } from './database';

type Row = Readonly<Record<string, unknown>>;

/** Inserts any number of rows with one statement and one parameter; every row has the same columns. */
export async function insertRows(tx: Tx, table: keyof Tables, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${recordset(table, rows)}`.execute(tx);
}

/** Deletes the rows that agree with one of `keys` in all of its columns. */
export async function deleteRows(tx: Tx, table: keyof Tables, keys: readonly Row[]): Promise<void> {
  if (keys.length === 0) return;
  const same = Object.keys(keys[0] ?? {}).map((column) => sql`old.${sql.ref(column)} = gone.${sql.ref(column)}`);
  await sql`delete from ${sql.table(table)} old using ${recordset(table, keys)} gone where ${sql.join(same, sql` and `)}`.execute(
    tx,
  );
}

/** Rows as one parameter, in the columns of a table. */
const recordset = (table: keyof Tables, rows: readonly Row[]) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
