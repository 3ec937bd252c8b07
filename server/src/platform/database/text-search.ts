import { type Expression, sql } from 'kysely';

const LETTERS = 'čćđšž';
const PLAIN = 'ccdsz';
const plain = (letter: string): string => PLAIN[LETTERS.indexOf(letter)] ?? letter;

/** Folded here: only columns carry a collation that knows the small letter of Č. */
const wordsOf = (search: string): string[] =>
  search
    .toLowerCase()
    .replace(/[čćđšž]/g, plain)
    .split(/\s+/)
    .filter(Boolean);

const patternOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Letters of a trigram. */
const THREE = 3;

/** The trigrams of a search's words: `trigrams` of a text that holds the words has all of them. */
export const trigramsOf = (search: string): string[] =>
  wordsOf(search).flatMap((word) => {
    const letters = [...word];
    return letters.slice(THREE - 1).map((_, at) => letters.slice(at, at + THREE).join(''));
  });

/** A text without regard to case and to č ć đ š ž, as `member.search_text` is stored. */
export const folded = (text: Expression<string>) =>
  sql<string>`translate(lower(${text}), ${sql.lit(LETTERS)}, ${sql.lit(PLAIN)})`;

/** Whether a folded text holds every word of a search somewhere, in any order. */
export const containsAllWords = (foldedText: Expression<string>, search: string) =>
  sql<boolean>`${foldedText} like all(${wordsOf(search).map(patternOf)}::text[])`;
