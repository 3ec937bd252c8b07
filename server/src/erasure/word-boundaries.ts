import { CURLY_APOSTROPHES, withStraightApostrophes } from '@club/shared/domain';

const LETTER = 'A-Za-zČĆĐŠŽčćđšž';
/** Between two letters it makes one name of two: 'Kovač-Novak', 'Dell’Orco'. Dashes stand between people. */
const JOINT = `['${CURLY_APOSTROPHES}\\u2010\\u2011-]`;
const NAME_BEGINS = `(?<![${LETTER}]|[${LETTER}]${JOINT})`;
const MAIL = `\\w${LETTER}%+`;

/** Exactly the text, but with any kind of apostrophe: phones type ’, keyboards '. */
export const literal = (text: string): string =>
  withStraightApostrophes(text)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll("'", `['${CURLY_APOSTROPHES}]`);

// Each of these takes a regular expression, and returns one for the same text where it is no part of a longer name.

export const wholeName = (expression: string): string =>
  `${NAME_BEGINS}${expression}(?![${LETTER}]|${JOINT}[${LETTER}])`;

/** No name goes on after a short one: of 'Kovač M.-Novak I.', as people write a match, both are whole. */
export const wholeShortName = (expression: string): string => `${NAME_BEGINS}${expression}(?![${LETTER}])`;

/** A point or a hyphen beside an address belongs to the sentence, unless the address goes on behind it. */
export const wholeEmail = (expression: string): string => `(?<![${MAIL}]|[${MAIL}][.-])${expression}(?!\\w|[.-]\\w)`;

/** Whether a name contains a name as a word; unlike in texts, also as a part of a double name. */
export const hasWord = (name: string, word: string): boolean =>
  new RegExp(`(?<![${LETTER}])${literal(word)}(?![${LETTER}])`, 'i').test(name);
