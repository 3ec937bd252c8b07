/** A number in Croatian notation, `7,50`; NaN for an invalid one. */
export function typedNumber(text: string): number {
  const trimmed = text.trim();
  return /^-?\d+([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}
