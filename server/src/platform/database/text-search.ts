import { type Expression, sql } from 'kysely';

const LETTERS = 'čćđšž';
const PLAIN = 'ccdsz';
const plain = (letter: string): string => PLAIN[LETTERS.indexOf(letter)] ?? letter;

/** Each word as a pattern, folded here: only columns carry a collation that knows the small letter of Č. */
const patternsOf = (search: string): string[] =>
  search
    .toLowerCase()
    .replace(/[čćđšž]/g, plain)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** A text without regard to case and to č ć đ š ž, as `member.search_text` is stored. */
export const folded = (text: Expression<string>) =>
  sql<string>`translate(lower(${text}), ${sql.lit(LETTERS)}, ${sql.lit(PLAIN)})`;

/** Whether a folded text holds every word of a search somewhere, in any order. */
export const containsAllWords = (foldedText: Expression<string>, search: string) =>
  sql<boolean>`${foldedText} like all(${patternsOf(search)}::text[])`;
