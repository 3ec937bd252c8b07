/** Dots between groups of three digits, as amounts are shown: `1.200` is not 1,2. */
const GROUPED = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;
const PLAIN = /^-?\d+([.,]\d+)?$/;

/**
 * A number in Croatian notation, `1.234,50` or `7,50`, with a decimal point, `7.50`, or copied from a page, `−17,00 €` or
 * `+17,00 €`; NaN for an invalid one.
 */
export function typedNumber(text: string): number {
  const copied = text.trim().replace(/^\+(?=\d.*€$)/, '');
  const trimmed = copied.replace('−', '-').replace(/\s*€$/, '');
  if (GROUPED.test(trimmed)) return Number(trimmed.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}
