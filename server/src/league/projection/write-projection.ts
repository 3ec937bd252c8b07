import { isDeepStrictEqual } from 'node:util';
import { deleteRows, insertRows, type Tx } from '../../platform/database';
import { PROJECTION_KEYS, type ProjectionTable, type SeasonRows } from './season-rows';

type Row = Readonly<Record<string, unknown>>;
const TABLES = Object.keys(PROJECTION_KEYS) as ProjectionTable[];

/**
 * Updates the stored pages of a season from one state to another; unchanged rows are not written. `before` must equal
 * the stored state, which holds as long as nothing else writes it (`verifyLeague`).
 */
export async function writeProjection(tx: Tx, before: SeasonRows, after: SeasonRows): Promise<void> {
  for (const table of TABLES) {
    const { gone, come } = difference(table, before[table], after[table]);
    await deleteRows(tx, table, gone);
    await insertRows(tx, table, come);
  }
}

/** Rows to delete, by their keys, and rows to insert; a changed row is in both. */
export function difference(table: ProjectionTable, before: readonly Row[], after: readonly Row[]) {
  const columns = PROJECTION_KEYS[table];
  const textOf = (row: Row): string => columns.map((column) => row[column]).join(' ');
  const old = new Map(before.map((row) => [textOf(row), row]));
  const kept = new Set<Row>();
  const come = after.filter((row) => {
    const known = old.get(textOf(row));
    const isKept = known !== undefined && isSame(known, row);
    if (isKept) kept.add(known);
    return !isKept;
  });
  const gone = before.filter((row) => !kept.has(row));
  return { gone: gone.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))), come };
}

/**
 * Columns are compared one by one, most of them as values: comparing some thousand rows in depth, or as text, took longer
 * than everything else. The database stores the keys of jsonb in its own order.
 */
function isSame(left: Row, right: Row): boolean {
  return Object.keys(right).every(
    (column) => left[column] === right[column] || isDeepStrictEqual(left[column], right[column]),
  );
}
