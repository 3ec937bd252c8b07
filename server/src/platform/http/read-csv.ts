import Papa from 'papaparse';

/** A line of a CSV file with its number as an editor shows it. */
interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What a CSV text contains: its lines without empty ones, or the line in which a quote begins that does not end a cell. */
type CsvText = { readonly lines: readonly CsvLine[]; readonly separator: string } | { readonly misquoted: number };

const LINE_END = '\n';

const linesIn = (text: string): number => text.split(LINE_END).length;

/** The first where they are equally frequent: Croatian spreadsheets write semicolons. */
const SEPARATORS = [';', ',', '\t'] as const;
/** Names the separator for Excel; not part of the table. */
const STATED = /^\s*"?sep=(?<separator>[^"\n])"?[^\S\n]*(?:\n|$)/i;

/** The most frequent one in the first line that has any text. */
function separatorOf(text: string): string {
  const head = text.split(LINE_END).find((line) => /[^\s;,"]/.test(line)) ?? '';
  const counts = SEPARATORS.map((separator) => head.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/**
 * Reads a CSV text (RFC 4180), without the spaces around a cell. The separator, if none is given, is the one that the
 * text states for Excel (`sep=;`), else a semicolon, a comma or a tab, as in its first line.
 */
export function readCsv(text: string, given?: string): CsvText {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, LINE_END);
  const stated = given === undefined ? STATED.exec(whole) : null;
  // Empty lines in its place: the numbers of the others stay.
  const source = stated ? whole.replace(stated[0], LINE_END.repeat(linesIn(stated[0]) - 1)) : whole;
  const separator = given ?? stated?.groups?.separator ?? separatorOf(source);
  const { data, errors } = Papa.parse<string[]>(source, { delimiter: separator, newline: LINE_END });
  const misquoted = errors.find(({ type }) => type === 'Quotes');
  if (misquoted) return { misquoted: linesIn(source.slice(0, misquoted.index)) };
  const lines: CsvLine[] = [];
  let line = 1;
  for (const raw of data) {
    const cells = raw.map((cell) => cell.trim());
    if (cells.some((cell) => cell !== '')) lines.push({ line, cells });
    // A cell in quotes may go over several lines.
    line += linesIn(raw.join(''));
  }
  return { lines, separator };
}
