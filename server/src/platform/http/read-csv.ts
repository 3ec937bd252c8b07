import Papa from 'papaparse';

/** A line of a CSV file with its number as an editor shows it. */
interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What a CSV text contains: its lines without empty ones, or the line in which a quote begins that does not end a cell. */
type CsvText = { readonly lines: readonly CsvLine[] } | { readonly misquoted: number };

const LINE_END = '\n';

const linesIn = (text: string): number => text.split(LINE_END).length;

/** The more frequent one in the first line: Croatian spreadsheets write semicolons. */
function separatorOf(text: string): string {
  const head = text.slice(0, text.indexOf(LINE_END) + 1 || undefined);
  return head.split(';').length >= head.split(',').length ? ';' : ',';
}

/**
 * Reads a CSV text (RFC 4180), without the spaces around a cell. The separator, if none is given, is a semicolon or a
 * comma, as in the first line.
 */
export function readCsv(text: string, separator?: string): CsvText {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, LINE_END);
  const delimiter = separator ?? separatorOf(source);
  const { data, errors } = Papa.parse<string[]>(source, { delimiter, newline: LINE_END });
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
  return { lines };
}
