/** A line of a CSV file with its number as an editor shows it. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

const UTF8_MARK = '\uFEFF';

/** The more frequent one in the header line: Croatian spreadsheets write semicolons. */
function separatorOf(text: string): string {
  const head = text.slice(0, text.indexOf('\n') + 1 || undefined);
  return head.split(';').length >= head.split(',').length ? ';' : ',';
}

/** What a CSV text contains: its lines without empty ones, or the line of a quote that is never closed. */
type CsvText = { readonly lines: readonly CsvLine[] } | { readonly unclosed: number };

/** Reads a CSV text (RFC 4180, comma or semicolon). */
export function readCsv(text: string): CsvText {
  const source = text.startsWith(UTF8_MARK) ? text.slice(1) : text;
  const separator = separatorOf(source);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begun = 1;
  let quotedAt = 1;
  const endLine = () => {
    cells.push(cell.trim());
    if (cells.some((each) => each !== '')) lines.push({ line: begun, cells });
    cells = [];
    cell = '';
    begun = line;
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      quotedAt = line;
      cell = '';
    } else if (sign === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (sign === '\n') endLine();
    else cell += sign;
  }
  if (isQuoted) return { unclosed: quotedAt };
  endLine();
  return { lines };
}
