/** All data that identify a person in texts. */
export interface PersonNames {
  readonly names: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  /** Last names that no other person in the club has: even alone they identify the person. */
  readonly unsharedLastNames: readonly string[];
}

const LETTER = 'A-Za-zČĆĐŠŽčćđšž';
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** PostgreSQL folds letters by the database's locale; people type the name as written, or in one of these two cases. */
const spellings = (text: string): string[] => [text, text.toUpperCase(), text.toLowerCase()];
/** Alone and without a capital letter a last name is an ordinary word: `mraz`. */
const nameSpellings = (name: string): string[] =>
  [name, name.charAt(0).toUpperCase() + name.slice(1), name.toUpperCase()].filter((each) => /\p{Lu}/u.test(each));
/** A phone number with any grouping of its digits. */
const digits = (phone: string): string => `(?<!\\d)${[...phone.replace(/\D/g, '')].join('[^0-9A-Za-z]{0,2}')}(?!\\d)`;

/** A PostgreSQL regular expression that matches what identifies the person; undefined: nothing does. */
export function patternOf({ names, emails, phones, unsharedLastNames }: PersonNames): string | undefined {
  const terms = [
    ...names.flatMap(({ firstName, lastName }) => [`${firstName} ${lastName}`, `${lastName} ${firstName}`]),
    ...names.flatMap(({ firstName, lastName }) => [`${lastName}, ${firstName}`]),
    ...emails,
  ];
  const spelled = [...terms.flatMap(spellings), ...unsharedLastNames.flatMap(nameSpellings)];
  const whole = [...new Set(spelled.filter((text) => text.trim() !== ''))]
    // The longest first: the rest of a partly replaced name could still identify the person.
    .sort((one, other) => other.length - one.length)
    .map((text) => `(?<![${LETTER}])${literal(text)}(?![${LETTER}])`);
  const numbers = phones.filter((phone) => phone.replace(/\D/g, '').length >= 6).map(digits);
  const all = [...whole, ...numbers];
  return all.length > 0 ? all.join('|') : undefined;
}
