import { ErasePlayerInput } from '@club/shared/contracts/privacy';
import { capitalized, personName, withoutDiacritics, withStraightApostrophes } from '@club/shared/domain';
import type { ShortName } from '../league';
import { type FullName, fullNames, outsideFullNames, outsideShortNames, spellings } from './longer-names';
import { phoneExpression, phoneKey } from './phone-numbers';
import { hasWord, literal, wholeEmail, wholeName, wholeShortName } from './word-boundaries';

/** All data that identify a person in texts. */
export interface PersonNames {
  readonly names: readonly FullName[];
  /** Full names that only together with the nickname are the person's, and others for which both are known. */
  readonly nicknamed: readonly Nicknamed[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  /** Last names that no other person in the club has: even alone they identify the person. */
  readonly unsharedLastNames: readonly string[];
  /** The names that the league shows for the person. */
  readonly shortNames: readonly ShortName[];
  /** Everybody else whom the club knows: where their names contain the person's, they stay. */
  readonly others: readonly FullName[];
}

interface Nicknamed extends FullName {
  readonly nickname: string;
}

/** A person as the club's tables describe one. */
export interface KnownPerson extends FullName {
  readonly nickname?: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * Whether a name, as `ErasePlayerInput` keeps what is typed, is the person's. A name stored by an earlier release may
 * contain two spaces, or decomposed letters (combining characters), which nobody who types it can see; and a name from a
 * phone another apostrophe than a keyboard has.
 */
export function isNamed(typed: string, person: FullName): boolean {
  const name = ErasePlayerInput.safeParse({ name: personName(person) }).data?.name;
  return name !== undefined && withStraightApostrophes(name) === withStraightApostrophes(typed);
}

const nameKey = ({ firstName, lastName }: KnownPerson): string => withoutDiacritics(`${firstName} ${lastName}`);
const emailKey = ({ email }: KnownPerson): string | undefined => email?.toLowerCase();
const phoneKeyOf = ({ phone }: KnownPerson): string | undefined => phone?.trim() && phoneKey(phone);

/**
 * Of a person's names, e-mails and phones those that nobody else has: a father and his son may have the same name, a
 * family the same address, and anybody can register with another person's; these must stay in the other person's texts.
 */
export function ownOnly(person: readonly KnownPerson[], others: readonly KnownPerson[]) {
  const unused = <Key>(keyOf: (person: KnownPerson) => Key) => {
    const used = new Set(others.map(keyOf));
    return person.filter((each) => !used.has(keyOf(each)));
  };
  const isUnshared = (lastName: string) => !others.some((other) => hasWord(personName(other), lastName));
  return {
    names: unused(nameKey),
    nicknamed: nicknamedOnly(person, others),
    unsharedLastNames: [...new Set(person.map(({ lastName }) => lastName))].filter(isUnshared),
    emails: unused(emailKey).flatMap(({ email }) => email ?? []),
    phones: unused(phoneKeyOf).flatMap(({ phone }) => phone ?? []),
  };
}

/** Also for a name that somebody else has: the nickname distinguishes them, as the league's lists do. */
function nicknamedOnly(person: readonly KnownPerson[], others: readonly KnownPerson[]): Nicknamed[] {
  const nicknames = new Set(person.flatMap(({ nickname }) => nickname?.trim() || []));
  const key = (name: KnownPerson, nickname: string) => `${nameKey(name)} (${withoutDiacritics(nickname.trim())})`;
  const used = new Set(others.map((other) => key(other, other.nickname ?? '')));
  return person.flatMap((name) =>
    [...nicknames]
      .filter((nickname) => !used.has(key(name, nickname)))
      .map((nickname) => ({ firstName: name.firstName, lastName: name.lastName, nickname })),
  );
}

/** Alone and without a capital letter a last name is an ordinary word: `mraz`. */
const nameSpellings = (name: string): string[] =>
  [name, capitalized(name), name.toUpperCase()].filter((each) => /\p{Lu}/u.test(each));

/** Where a fee was marked, the nickname of then followed the name: 'Ana Kovač (Kvaka), 2027.'. */
const MARKED_NICKNAME = '(?: \\([^()]*\\)(?=, \\d{4}\\.))?';

/** A short name with or without the number by which namesakes differ; one that others share only exactly as it is. */
const shortExpression = ({ text, isOwn, others }: ShortName, spelling: string): string => {
  const longer = others.flatMap((other) => spellings(other.slice(text.length))).map(literal);
  return `${literal(spelling)}${isOwn ? '(?: \\(\\d+\\))?' : `(?!${[' \\(\\d', ...longer].join('|')})`}`;
};

/** A PostgreSQL regular expression that matches what identifies the person; undefined: nothing does. */
export function patternOf(person: PersonNames): string | undefined {
  const { names, nicknamed, emails, phones, unsharedLastNames, shortNames, others } = person;
  const afterFullName = outsideFullNames(others);
  const beforeShortName = outsideShortNames(others);
  const isWritten = (text: string) => text.trim() !== '';
  const full = names.flatMap(fullNames).filter(isWritten).flatMap(spellings);
  const alone = unsharedLastNames.filter(isWritten).flatMap(nameSpellings);
  const mails = emails.filter(isWritten).flatMap(spellings);
  const whole = new Map([
    ...alone.map((text) => [text, wholeName(literal(text))] as const),
    ...full.map((text) => {
      const expression = wholeName(`${literal(text)}${afterFullName(text)}`);
      return [text, `${expression}${MARKED_NICKNAME}`] as const;
    }),
    ...nicknamed.flatMap(({ nickname, ...name }) =>
      fullNames(name)
        .flatMap(spellings)
        .map((text) => {
          const inBrackets = `\\((?:${spellings(nickname).map(literal).join('|')})\\)`;
          return [`${text} (${nickname})`, wholeName(`${literal(text)}${afterFullName(text)} ${inBrackets}`)] as const;
        }),
    ),
    ...mails.map((text) => [text, wholeEmail(literal(text))] as const),
    ...shortNames.flatMap((name) =>
      spellings(name.text).map(
        (text) => [text, wholeShortName(`${beforeShortName(text)}${shortExpression(name, text)}`)] as const,
      ),
    ),
  ]);
  // The longest first: the rest of a partly replaced name could still identify the person.
  const expressions = [...whole]
    .sort(([one], [other]) => other.length - one.length)
    .map(([, expression]) => expression);
  const numbers = phones.flatMap((phone) => phoneExpression(phone) ?? []);
  const all = [...expressions, ...numbers];
  return all.length > 0 ? all.join('|') : undefined;
}
