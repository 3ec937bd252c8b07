import { type Expression, sql } from 'kysely';

const LETTERS = 'čćđšž';
const PLAIN = 'ccdsz';
const plain = (letter: string): string => PLAIN[LETTERS.indexOf(letter)] ?? letter;

/** Lower-cased here: only columns have a collation that knows the lower case of Č. */
const wordsOf = (search: string): string[] =>
  search
    .toLowerCase()
    .replace(/[čćđšž]/g, plain)
    .split(/\s+/)
    .filter(Boolean);

const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Letters of a trigram. */
const THREE = 3;

/** The trigrams of a search's words: a text that contains the words has all of them in its `trigrams`. */
export const trigramsOf = (search: string): string[] =>
  wordsOf(search).flatMap((word) => {
    const letters = [...word];
    return letters.slice(THREE - 1).map((_, at) => letters.slice(at, at + THREE).join(''));
  });

/** A text in lower case and without the diacritics of č ć đ š ž, as `member.search_text` is stored. */
export const folded = (text: Expression<string>) =>
  sql<string>`translate(lower(${text}), ${sql.lit(LETTERS)}, ${sql.lit(PLAIN)})`;

/** Whether a folded text contains every word of a search, in any order. */
export const containsAllWords = (foldedText: Expression<string>, search: string) =>
  sql<boolean>`${foldedText} like all(${wordsOf(search).map(patternOf)}::text[])`;

/**
 * Up to this many matches of a search are passed on as ids: finding, sending and planning with ids takes less time than
 * comparing the names in the statement that needs them.
 */
export const FEW_FOUND = 100;
