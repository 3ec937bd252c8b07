import { csvLine } from '../../platform/http';
import type { Column } from './columns';
import { SECTION_NAMES, SECTIONS, type SeasonFile } from './sections';

/** Spreadsheets open a file as UTF-8 only when it starts with this byte order mark. */
const UTF8_MARK = '\uFEFF';

/** The text of a season file. Equal seasons have equal files, byte for byte. */
export function writeFile(file: SeasonFile): string {
  const sections = SECTION_NAMES.filter((name) => file[name].length > 0).map((name) => {
    const columns = Object.entries(SECTIONS[name]) as [string, Column<unknown>][];
    const head = csvLine([`# ${name}`, ...columns.map(([column]) => column)]);
    const lines = (file[name] as readonly Readonly<Record<string, unknown>>[]).map((row) => {
      return csvLine([name, ...columns.map(([column, { write }]) => write(row[column]))]);
    });
    return head + lines.join('');
  });
  return UTF8_MARK + sections.join('');
}
