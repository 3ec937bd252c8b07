import { Readable } from 'node:stream';
import { centsToEuros, plainEuros } from '@club/shared/domain';
import type { FastifyReply } from 'fastify';
import { attachment, download, FileContent } from './file-contracts';

/** Excel opens a file as UTF-8 only when it begins with this byte order mark. */
const CSV_START = '\uFEFF';

/** A spreadsheet would run a cell with such a start as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
const NUMBER = /^-?\d+(,\d+)?$/;

function cell(value: string): string {
  const harmless = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line of a CSV file as Croatian spreadsheets read it: semicolons, decimal commas. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** `-17,00` of integer cents: a plain number for a spreadsheet, no thousands, no currency. */
export const csvEuros = (cents: number): string => plainEuros(centsToEuros(cents));

/** The answer of a call that sends one: `response: { 200: CsvDownload }` */
export const CsvDownload = download({ 'text/csv': { schema: FileContent } });

interface CsvFile {
  readonly name: string;
  readonly headers: readonly string[];
  /** The lines after the headers, in pieces of any size. */
  readonly pieces: AsyncIterable<string>;
}

/**
 * Sends a file of any length. Reads its first piece before the answer starts, so that a failure gets an error status.
 */
export async function sendCsv(reply: FastifyReply, { name, headers, pieces }: CsvFile): Promise<FastifyReply> {
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next();
  async function* lines() {
    yield CSV_START + csvLine(headers) + (first.value ?? '');
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return reply
    .header('content-disposition', attachment(name))
    .type('text/csv; charset=utf-8')
    .send(Readable.from(lines()));
}
