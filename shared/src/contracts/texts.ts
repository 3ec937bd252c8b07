import * as z from '@club/shared/schema';

/** Characters that nobody sees; joiners are looked at apart. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Some names need a joiner between two letters, and nothing needs one elsewhere. */
const JOINERS = /([\p{L}\p{M}][\u200c\u200d](?=[\p{L}\p{M}]))|[\u200c\u200d]/gu;

/** A mark without a letter is as good as nothing. */
const LONELY_MARKS = /(?<!\S)\p{M}+/gu;
/** No letter needs more than four; more of them cover the lines above and below, and take long to be put in order. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Characters that the database cannot keep, or that no name or reason holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
const KEEPABLE = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]*$/u;

const visible = (text: string): string =>
  text.replace(INVISIBLE, '').replace(LONELY_MARKS, '').replace(STACKED_MARKS, '$1').replace(JOINERS, '$1').trim();

/**
 * What is too long is read by no later check: a pattern may need very long for it. What looks the same is kept the same,
 * so that it is found: a text copied from a PDF often has `š` as an s and a mark.
 */
const textChecks = (longest: number) => [
  z.maxLength(longest, { error: `Najviše ${longest} znakova.`, abort: true }),
  z.regex(KEEPABLE, 'Tekst sadrži nedopuštene znakove.'),
  z.overwrite<string>((text) => text.normalize('NFC')),
];

/** A text without what ends a line or moves what follows: a name stands in headers, subjects and tables. */
export const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
/** Pages show several blanks as one: nobody could type such a name again as it is kept. */
const lineChecks = [
  z.regex(ONE_LINE, 'Tekst mora biti u jednom retku.'),
  z.overwrite<string>((text) => text.replace(/\p{Zs}+/gu, ' ')),
];

/** Text that somebody typed, without invisible characters and blanks at its ends; it may be empty. */
export const freeText = (longest: number, message?: string) =>
  z.string(message).check(z.overwrite(visible), ...textChecks(longest));

/** The same that must be there. @param message for one that is not */
export const requiredText = (message: string, longest: number) =>
  z.string(message).check(z.overwrite(visible), z.minLength(1, message), ...textChecks(longest));

/** The same where nothing may be typed: an empty text becomes null. */
export const optionalText = (longest: number) =>
  z.pipe(
    z.nullable(freeText(longest)),
    z.transform((text) => text || null),
  );

/** A name or title that may be empty: a text of one line. */
export const freeLine = (longest: number, message?: string) => freeText(longest, message).check(...lineChecks);

/** The same that must be there. @param message for one that is not */
export const requiredLine = (message: string, longest: number) => requiredText(message, longest).check(...lineChecks);

/** The same where nothing may be typed: an empty line becomes null. */
export const optionalLine = (longest: number) =>
  z.pipe(
    z.nullable(freeLine(longest)),
    z.transform((text) => text || null),
  );
