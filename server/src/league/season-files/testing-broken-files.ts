import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFile } from './check-file';
import { readFile } from './read-file';

/** The season of the documentation, which has no problem. */
export const EXAMPLE = readFileSync(
  path.join(import.meta.dirname, '../../../../docs/examples/season-2018.csv'),
  'utf8',
);
export const LINES = EXAMPLE.split('\r\n');

/** What is wrong with a file, each with its line. */
export function problemsOf(text: string): string[] {
  const { rows, problems, isWhole } = readFile(text);
  return [...problems, ...(isWhole ? checkFile(rows) : [])].map(({ line, message }) => `${line ?? '-'}: ${message}`);
}

/** The example with one line, counted from 1, replaced; a line after the last is added. */
export function withLine(number: number, text: string): string {
  return LINES.with(number - 1, text).join('\r\n');
}
