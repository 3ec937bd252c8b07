import { CURLY_APOSTROPHES, withStraightApostrophes } from '@club/shared/domain';
import { type Expression, sql } from 'kysely';

const LETTERS = 'čćđšž';
const PLAIN = 'ccdsz';
const plain = (letter: string): string => PLAIN[LETTERS.indexOf(letter)] ?? letter;

/** Lower-cased here: only columns have a collation that knows the lower case of Č. */
const searchTerms = (search: string): string[] =>
  withStraightApostrophes(search)
    .toLowerCase()
    .replace(/[čćđšž]/g, plain)
    .split(/\s+/)
    .filter(Boolean);

const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Letters of a trigram. */
const THREE = 3;

/** The trigrams of a search's words: a text that contains the words has all of them in its `trigrams`. */
export const trigramsOf = (search: string): string[] =>
  searchTerms(search)
    .flatMap((word) => word.split("'"))
    .flatMap((part) => {
      const letters = [...part];
      return letters.slice(THREE - 1).map((_, at) => letters.slice(at, at + THREE).join(''));
    });

const STRAIGHT = "'".repeat(CURLY_APOSTROPHES.length);
const withStraight = (text: Expression<string>) =>
  sql<string>`translate(${text}, ${sql.lit(CURLY_APOSTROPHES)}, ${sql.lit(STRAIGHT)})`;

/** A text in lower case, without the diacritics of č ć đ š ž, and with straight apostrophes. */
export const folded = (text: Expression<string>) =>
  withStraight(sql`translate(lower(${text}), ${sql.lit(LETTERS)}, ${sql.lit(PLAIN)})`);

/** Whether a text, folded or stored as `member.search_text` is, contains every word of a search, in any order. */
export function containsAllWords(text: Expression<string>, search: string) {
  const words = searchTerms(search);
  // Few names have one, and for the others it would only take time.
  const compared = words.some((word) => word.includes("'")) ? withStraight(text) : text;
  return sql<boolean>`${compared} like all(${words.map(patternOf)}::text[])`;
}

/**
 * Up to this many matches of a search are passed on as ids: finding, sending and planning with ids takes less time than
 * comparing the names in the statement that needs them.
 */
export const FEW_FOUND = 100;
