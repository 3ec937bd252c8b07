/** Excel opens a file as UTF-8 only when it begins with this. */
export const CSV_START = '\uFEFF';

/** A cell that begins so would be run as a formula by a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(,\d+)?$/;

function cell(value: string): string {
  const harmless = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of a CSV file as Croatian spreadsheets read it: semicolons, decimal commas. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** `-17,00` of integer cents: a plain number for a spreadsheet, no thousands, no currency. */
export const csvEuros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
