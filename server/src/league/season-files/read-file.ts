import { CsvError, type Info, parse } from 'csv-parse/sync';
import { CellProblem, type Column } from './columns';
import { type RowOf, SECTION_NAMES, SECTIONS, type SectionName } from './sections';

/** Nobody mends more at once, and a file of another kind has one in every line. */
export const MOST_PROBLEMS = 100;

/** More than the longest season with the most players can have. */
const MOST_ROWS = 30_000;

/** A problem of a file: lines count from 1 as in editors; null: the problem concerns the whole file. */
export interface FileProblem {
  readonly line: number | null;
  /** Croatian. */
  readonly message: string;
}

/** A row with its line number. */
export type Placed<Row> = Row & { readonly line: number };
/** Every row that could be read, by section. */
export type ReadFile = { readonly [Name in SectionName]: readonly Placed<RowOf<Name>>[] };

interface Record {
  readonly record: readonly string[];
  readonly info: Info;
}

/**
 * Reads the rows of a season file; a row with a problem is left out and its problem listed. Never throws for a bad
 * file. Stops after one problem more than are shown: then the rows are not all that the file has.
 */
export function readFile(text: string): { readonly rows: ReadFile; readonly problems: readonly FileProblem[] } {
  const problems: FileProblem[] = [];
  const spoilt = text.split('\n').findIndex((line) => line.includes('\uFFFD')) + 1;
  if (spoilt > 0) problems.push({ line: spoilt, message: 'Datoteka mora biti spremljena kao UTF-8.' });
  const rows = Object.fromEntries(SECTION_NAMES.map((name) => [name, [] as unknown[]]));
  for (const { record, info } of recordsOf(text, problems)) {
    const line = info.lines;
    if (info.records > MOST_ROWS) {
      problems.push({ line, message: 'Datoteka smije imati najviše 30.000 redaka.' });
      break;
    }
    if (problems.length > MOST_PROBLEMS) break;
    const [name = '', ...cells] = record;
    if (name.startsWith('#')) continue;
    const columns = SECTION_NAMES.includes(name as SectionName) ? SECTIONS[name as SectionName] : undefined;
    if (!columns) {
      problems.push({ line, message: `Nepoznata vrsta retka „${name}”; moguće su: ${SECTION_NAMES.join(', ')}.` });
      continue;
    }
    const row = readRow(columns, cells, line, problems);
    if (row) rows[name]?.push(row);
  }
  return { rows: rows as unknown as ReadFile, problems };
}

function recordsOf(text: string, problems: FileProblem[]): readonly Record[] {
  try {
    const options = {
      bom: true,
      delimiter: ';',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MOST_ROWS + 1,
    } as const;
    return parse(text, options) as unknown as Record[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quotation mark that is never closed is reported at the end of the file.
    const line = typeof error.lines === 'number' ? error.lines : null;
    problems.push({ line, message: 'Redak nije ispravan CSV: provjerite navodnike.' });
    return [];
  }
}

function readRow(
  columns: Readonly<{ [name: string]: Column<unknown> }>,
  cells: readonly string[],
  line: number,
  problems: FileProblem[],
): object | null {
  const names = Object.keys(columns);
  if (cells.slice(names.length).some((cell) => cell.trim() !== '')) {
    problems.push({ line, message: `Redak ima previše stupaca: ${cells.length} umjesto ${names.length}.` });
    return null;
  }
  const row: { [name: string]: unknown } = { line };
  let isWhole = true;
  names.forEach((name, index) => {
    try {
      row[name] = columns[name]?.read(withoutGuard(cells[index] ?? ''));
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      isWhole = false;
      problems.push({ line, message: `Stupac „${name}” ${error.message}; piše „${cells[index] ?? ''}”.` });
    }
  });
  return isWhole ? row : null;
}

/** The apostrophe that prevents a spreadsheet from running a cell as a formula, see `csvLine`. */
function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
