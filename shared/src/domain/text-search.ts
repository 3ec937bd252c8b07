import { withoutDiacritics } from './without-diacritics';

/**
 * A filter for texts that have every word of a search, in any order, each also as a part of a word. It ignores case and
 * the marks of Croatian letters: the texts must have been folded by `withoutDiacritics`, once for all searches.
 */
export function matchesAllWords(search: string): (foldedText: string) => boolean {
  const words = withoutDiacritics(search).split(/\s+/);
  return (foldedText) => words.every((word) => foldedText.includes(word));
}
