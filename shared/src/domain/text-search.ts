import { withoutDiacritics } from './without-diacritics';

/**
 * A filter for texts that contain every word of a search, in any order, also inside other words. It ignores case,
 * Croatian diacritics and the kind of an apostrophe: the texts must have been folded by `withoutDiacritics`, once for all
 * searches.
 */
export function matchesAllWords(search: string): (foldedText: string) => boolean {
  const words = withoutDiacritics(search).split(/\s+/);
  return (foldedText) => words.every((word) => foldedText.includes(word));
}
