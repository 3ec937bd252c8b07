import { ErasePlayerInput } from '@club/shared/contracts/privacy';
import {
  CURLY_APOSTROPHES,
  capitalized,
  personName,
  withoutDiacritics,
  withStraightApostrophes,
} from '@club/shared/domain';
import type { ShortName } from '../league';

/** All data that identify a person in texts. */
export interface PersonNames {
  readonly names: readonly { readonly firstName: string; readonly lastName: string }[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  /** Last names that no other person in the club has: even alone they identify the person. */
  readonly unsharedLastNames: readonly string[];
  /** The names that the league shows for the person. */
  readonly shortNames: readonly ShortName[];
}

/** A person as the club's tables describe one. */
export interface KnownPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * Whether a name, as `ErasePlayerInput` keeps what is typed, is the person's. A name stored by an earlier release may
 * contain two spaces, or decomposed letters (combining characters), which nobody who types it can see; and a name from a
 * phone another apostrophe than a keyboard has.
 */
export function isNamed(typed: string, person: Pick<KnownPerson, 'firstName' | 'lastName'>): boolean {
  const name = ErasePlayerInput.safeParse({ name: personName(person) }).data?.name;
  return name !== undefined && withStraightApostrophes(name) === withStraightApostrophes(typed);
}

const nameKey = ({ firstName, lastName }: KnownPerson): string => withoutDiacritics(`${firstName} ${lastName}`);
const emailKey = ({ email }: KnownPerson): string | undefined => email?.toLowerCase();
const phoneKey = ({ phone }: KnownPerson): string | undefined => phone?.replace(/\D/g, '');

/**
 * The names, e-mails and phones of a registrant that nobody else has: anybody can register with another person's, which
 * must stay in that person's texts.
 */
export function ownOnly(registered: readonly KnownPerson[], others: readonly KnownPerson[]) {
  const unused = <Key>(keyOf: (person: KnownPerson) => Key) => {
    const used = new Set(others.map(keyOf));
    return registered.filter((person) => !used.has(keyOf(person)));
  };
  return {
    names: unused(nameKey),
    emails: unused(emailKey).flatMap(({ email }) => email ?? []),
    phones: unused(phoneKey).flatMap(({ phone }) => phone ?? []),
  };
}

const LETTER = 'A-Za-zČĆĐŠŽčćđšž';
/** Exactly the text, but with any kind of apostrophe: phones type ’, keyboards '. */
const literal = (text: string): string =>
  withStraightApostrophes(text)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll("'", `['${CURLY_APOSTROPHES}]`);
/** PostgreSQL folds letters by the database's locale; people type the name as written, or in one of these two cases. */
const spellings = (text: string): string[] => [text, text.toUpperCase(), text.toLowerCase()];
/** Alone and without a capital letter a last name is an ordinary word: `mraz`. */
const nameSpellings = (name: string): string[] =>
  [name, capitalized(name), name.toUpperCase()].filter((each) => /\p{Lu}/u.test(each));
/** A phone number with any grouping of its digits. */
const digits = (phone: string): string => `(?<!\\d)${[...phone.replace(/\D/g, '')].join('[^0-9A-Za-z]{0,2}')}(?!\\d)`;

/** A short name with or without the number that tells namesakes apart; one that others share only exactly as it is. */
const shortSpellings = ({ text, isOwn, others }: ShortName): [text: string, expression: string][] => {
  const longer = others.flatMap((other) => spellings(other.slice(text.length))).map(literal);
  const rest = isOwn ? '(?: \\(\\d+\\))?' : `(?!${[' \\(\\d', ...longer].join('|')})`;
  return spellings(text).map((spelling) => [spelling, `${literal(spelling)}${rest}`]);
};

/** A PostgreSQL regular expression that matches what identifies the person; undefined: nothing does. */
export function patternOf({ names, emails, phones, unsharedLastNames, shortNames }: PersonNames): string | undefined {
  const terms = [
    ...names.flatMap(({ firstName, lastName }) => [`${firstName} ${lastName}`, `${lastName} ${firstName}`]),
    ...names.flatMap(({ firstName, lastName }) => [`${lastName}, ${firstName}`]),
    ...emails,
  ];
  const spelled = [...terms.flatMap(spellings), ...unsharedLastNames.flatMap(nameSpellings)];
  const plain = spelled.filter((text) => text.trim() !== '').map((text) => [text, literal(text)] as const);
  const whole = [...new Map([...plain, ...shortNames.flatMap(shortSpellings)])]
    // The longest first: the rest of a partly replaced name could still identify the person.
    .sort(([one], [other]) => other.length - one.length)
    .map(([, expression]) => `(?<![${LETTER}])${expression}(?![${LETTER}])`);
  const numbers = phones.filter((phone) => phone.replace(/\D/g, '').length >= 6).map(digits);
  const all = [...whole, ...numbers];
  return all.length > 0 ? all.join('|') : undefined;
}
