const UNSTORABLE = 'Tekst sadrži znak koji se ne može spremiti.';

/** JSON and forms can contain a NUL and half of a surrogate pair; a database column accepts neither. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/**
 * Error messages for texts in `data` that cannot be stored, by their path: `scores.0.home`.
 * @param data validated by a contract, so not nested deeper than the contract
 */
export function unstorableTexts(data: unknown, path: readonly string[] = []): Record<string, string> {
  if (typeof data === 'string') return isStorable(data) ? {} : { [path.join('.')]: UNSTORABLE };
  // A file is no text, and has as many entries as bytes.
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return {};
  const found = Object.entries(data).map(([name, value]) => unstorableTexts(value, [...path, name]));
  return Object.assign({}, ...found);
}
