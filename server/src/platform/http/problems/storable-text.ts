const UNSTORABLE = 'Tekst sadrži znak koji se ne može spremiti.';
const TOO_DEEP = 'Podaci su preduboko ugniježđeni.';
/** More levels than any contract describes: one that lets unknown fields through lets any depth through. */
const DEEPEST = 32;

/** JSON and forms can contain a NUL and half of a surrogate pair; a database column accepts neither. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/**
 * Error messages for texts in `data` that cannot be stored, by their path: `scores.0.home`.
 * @param data validated by a contract
 */
export function unstorableTexts(data: unknown, path: readonly string[] = []): Record<string, string> {
  if (typeof data === 'string') return isStorable(data) ? {} : { [path.join('.')]: UNSTORABLE };
  // A file is not text, and has as many entries as bytes.
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return {};
  if (path.length >= DEEPEST) return { [path[0] ?? '']: TOO_DEEP };
  const found = Object.entries(data).map(([name, value]) => unstorableTexts(value, [...path, name]));
  return Object.assign({}, ...found);
}
