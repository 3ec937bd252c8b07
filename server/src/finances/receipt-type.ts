import type { Receipt } from '@club/shared/contracts/finances/expenses';

const at = (content: Buffer, start: number, ascii: string): boolean =>
  content.subarray(start, start + ascii.length).toString('latin1') === ascii;

/** The type of a file by its first bytes, regardless of its name; undefined: not allowed as a receipt. */
export function receiptType(content: Buffer): Receipt['type'] | undefined {
  if (at(content, 0, '%PDF-')) return 'application/pdf';
  if (at(content, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (at(content, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (at(content, 0, 'RIFF') && at(content, 8, 'WEBP')) return 'image/webp';
  return undefined;
}
