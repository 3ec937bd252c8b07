const CARET = /^\^(\d+)\.(\d+)\.(\d+)$/;

/** The only supported form of a range: `^2.1.0`, this version or a later one with the same major version. */
export const isVersionRange = (range: string): boolean => CARET.test(range);

/**
 * Whether a version (`2.4.0`) is in a range (`^2.1.0`); an invalid range contains none. Below 1.0.0 each minor version
 * is breaking.
 */
export function fitsRange(version: string, range: string): boolean {
  const [, ...least] = range.match(CARET)?.map(Number) ?? [];
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  const [leastMajor, leastMinor = 0, leastPatch = 0] = least;
  if (major !== leastMajor || (major === 0 && minor !== leastMinor)) return false;
  return minor > leastMinor || (minor === leastMinor && patch >= leastPatch);
}
