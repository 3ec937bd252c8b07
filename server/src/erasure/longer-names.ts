import { personName, withStraightApostrophes } from '@club/shared/domain';
import { literal } from './word-boundaries';

export interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

/** PostgreSQL folds letters by the database's locale; people type the name as written, or in one of these two cases. */
export const spellings = (text: string): string[] => [text, text.toUpperCase(), text.toLowerCase()];

/** A full name in every order in which texts have it. */
export const fullNames = ({ firstName, lastName }: FullName): string[] => [
  personName({ firstName, lastName }),
  `${lastName} ${firstName}`,
  `${lastName}, ${firstName}`,
];

/** Names of people in every spelling, for a comparison with a text that is spelled in one of these. */
const spelled = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap(spellings).map(withStraightApostrophes)),
];

/**
 * For a full name: the conditions of a regular expression, to be put after it, that the name is not a part of somebody
 * else's longer one, as 'Marija Kovač' is of 'Ana Marija Kovač' and of 'Marija Kovač Novak'. Double names that a hyphen
 * joins need none.
 */
export function outsideFullNames(others: readonly FullName[]): (text: string) => string {
  const names = spelled(others.flatMap(fullNames));
  return (given) => {
    const text = withStraightApostrophes(given);
    const longer = names.filter((name) => name !== text && name.includes(text));
    return longer.map((name) => outside(text, name)).join('');
  };
}

function outside(text: string, name: string): string {
  const at = name.indexOf(text);
  const [head, tail] = [name.slice(0, at), name.slice(at + text.length)];
  if (/\S$/.test(head) || /^[^\s,]/.test(tail)) return '';
  const isAfterHead = `(?<!${literal(head + text)})`;
  const isBeforeTail = `(?!${literal(tail)})`;
  if (head && tail) return `(?:${isAfterHead}|${isBeforeTail})`;
  return head ? isAfterHead : isBeforeTail;
}

/** The same for a short name, to be put before it: 'Kovač M.' is a part of 'Babić Kovač M.'. */
export function outsideShortNames(others: readonly FullName[]): (text: string) => string {
  const doubles = spelled(others.map(({ lastName }) => lastName.trim())).flatMap((lastName) =>
    [...lastName.matchAll(/\s(?=\S)/g)].map(({ index }) => ({
      head: lastName.slice(0, index + 1),
      tail: `${lastName.slice(index + 1)} `,
    })),
  );
  return (given) => {
    const text = withStraightApostrophes(given);
    const heads = doubles.filter(({ tail }) => text.startsWith(tail)).map(({ head }) => head);
    return [...new Set(heads)].map((head) => `(?<!${literal(head)})`).join('');
  };
}
