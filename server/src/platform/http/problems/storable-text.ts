const UNSTORABLE = 'Tekst sadrži znak koji se ne može spremiti.';

/** JSON and forms can carry a NUL and half of a surrogate pair; no database column takes either. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/**
 * Complaints about texts in `data` that cannot be stored, by their path: `scores.0.home`.
 * @param data what a contract has let through, so no deeper than the contract
 */
export function unstorableTexts(data: unknown, path: readonly string[] = []): Record<string, string> {
  if (typeof data === 'string') return isStorable(data) ? {} : { [path.join('.')]: UNSTORABLE };
  if (typeof data !== 'object' || data === null) return {};
  const found = Object.entries(data).map(([name, value]) => unstorableTexts(value, [...path, name]));
  return Object.assign({}, ...found);
}
