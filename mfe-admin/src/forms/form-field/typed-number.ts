/** Dots between groups of three digits, as amounts are shown: `1.200` is not 1,2. */
const GROUPED = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;
const PLAIN = /^-?\d+([.,]\d+)?$/;

/** A number in Croatian notation, `1.234,50` or `7,50`, or with a decimal point, `7.50`; NaN for an invalid one. */
export function typedNumber(text: string): number {
  const trimmed = text.trim();
  if (GROUPED.test(trimmed)) return Number(trimmed.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}
