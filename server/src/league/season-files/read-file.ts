import { readCsv } from '../../platform/http';
import { CellProblem, type Column } from './columns';
import { type RowOf, SECTION_NAMES, SECTIONS, type SectionName } from './sections';

/** Nobody corrects more at once, and a file of another kind has a problem in every line. */
export const MAX_PROBLEMS = 100;

/** More than the longest season with the most players can have. */
const MAX_ROWS = 30_000;

/** The message about a file without a line of the section. */
const MISSING: readonly (readonly [SectionName, message: string])[] = [
  ['SEZONA', 'Nedostaje redak SEZONA.'],
  ['IGRAČ', 'Nema nijednog retka IGRAČ.'],
];

/** A problem of a file: lines count from 1 as in editors; null: the problem concerns the whole file. */
export interface FileProblem {
  readonly line: number | null;
  /** Croatian. */
  readonly message: string;
}

/** Adds a problem. */
export type Report = (line: FileProblem['line'], message: string) => void;

/** A row with its line number. */
export type Placed<Row> = Row & { readonly line: number };
/** Every row that could be read, by section. */
export type ReadFile = { readonly [Name in SectionName]: readonly Placed<RowOf<Name>>[] };

/** What could be read of a file. */
export interface FileReading {
  readonly rows: ReadFile;
  readonly problems: readonly FileProblem[];
  /** Whether it was read to its end. If not, what it seems to lack may follow where reading stopped. */
  readonly isWhole: boolean;
}

/**
 * Reads the rows of a season file; a row with a problem is left out and its problem listed. Never throws for a bad
 * file. Stops after one problem more than are shown.
 */
export function readFile(text: string): FileReading {
  const problems: FileProblem[] = [];
  const spoilt = text.split('\n').findIndex((line) => line.includes('\uFFFD')) + 1;
  if (spoilt > 0) problems.push({ line: spoilt, message: 'Datoteka mora biti spremljena kao UTF-8.' });
  const rows = Object.fromEntries(SECTION_NAMES.map((name) => [name, [] as unknown[]]));
  const result = (isWhole: boolean) => ({ rows: rows as unknown as ReadFile, problems, isWhole });
  const csv = readCsv(text, ';');
  if ('misquoted' in csv) {
    problems.push({ line: csv.misquoted, message: 'Redak nije ispravan CSV: provjerite navodnike.' });
    return result(false);
  }
  const missing = new Map<string, string>(MISSING);
  for (const [index, { line, cells: all }] of csv.lines.entries()) {
    const isTooLong = index === MAX_ROWS;
    if (isTooLong) problems.push({ line, message: 'Datoteka smije imati najviše 30.000 redaka.' });
    if (isTooLong || problems.length > MAX_PROBLEMS) return result(false);
    const [name = '', ...cells] = all;
    if (name.startsWith('#')) continue;
    const columns = SECTION_NAMES.includes(name as SectionName) ? SECTIONS[name as SectionName] : undefined;
    if (!columns) {
      problems.push({ line, message: `Nepoznata vrsta retka „${name}”; moguće su: ${SECTION_NAMES.join(', ')}.` });
      continue;
    }
    missing.delete(name);
    const row = readRow(columns, cells, line, problems);
    if (row) rows[name]?.push(row);
  }
  for (const message of missing.values()) problems.push({ line: null, message });
  return result(true);
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
