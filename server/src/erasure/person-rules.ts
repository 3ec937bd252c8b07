/** All that names a person anywhere. */
export interface PersonNames {
  readonly names: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  /** Last names that nobody else in the club has: alone they name the person too. */
  readonly unsharedLastNames: readonly string[];
}

const LETTER = 'A-Za-zČĆĐŠŽčćđšž';
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** PostgreSQL folds letters by the database's locale; these two and the name as it is written are what people type. */
const spellings = (text: string): string[] => [text, text.toUpperCase(), text.toLowerCase()];
/** A phone number however its digits are grouped. */
const digits = (phone: string): string => [...phone.replace(/\D/g, '')].join('[^0-9A-Za-z]{0,2}');

/** A regular expression of PostgreSQL that finds what names the person; undefined: nothing does. */
export function patternOf({ names, emails, phones, unsharedLastNames }: PersonNames): string | undefined {
  const words = [
    ...names.flatMap(({ firstName, lastName }) => [`${firstName} ${lastName}`, `${lastName} ${firstName}`]),
    ...names.flatMap(({ firstName, lastName }) => [`${lastName}, ${firstName}`]),
    ...emails,
    ...unsharedLastNames,
  ].filter((text) => text.trim() !== '');
  const whole = [...new Set(words.flatMap(spellings))]
    // The longest first: what is left of a name would still name somebody.
    .sort((one, other) => other.length - one.length)
    .map((text) => `(?<![${LETTER}])${literal(text)}(?![${LETTER}])`);
  const numbers = phones.filter((phone) => phone.replace(/\D/g, '').length >= 6).map(digits);
  const all = [...whole, ...numbers];
  return all.length > 0 ? all.join('|') : undefined;
}
