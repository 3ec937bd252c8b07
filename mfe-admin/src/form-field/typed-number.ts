/** A number as Croats type it, `7,50`; NaN for what is none. */
export function typedNumber(text: string): number {
  const trimmed = text.trim();
  return /^-?\d+([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN;
}
