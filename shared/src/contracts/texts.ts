import { plural } from '@club/shared/domain';
import * as z from '@club/shared/schema';

/** Invisible characters; joiners are handled separately. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Some names need a joiner between two letters; anywhere else a joiner is superfluous. */
const JOINERS = /([\p{L}\p{M}][\u200c\u200d](?=[\p{L}\p{M}]))|[\u200c\u200d]/gu;

/** Combining marks without a letter mean nothing. */
const LONELY_MARKS = /(?<!\S)\p{M}+/gu;
/** No letter needs more than four marks; more of them cover the lines above and below, and take long to normalise. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Text without characters that the database cannot store or that no name or reason contains. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
const KEEPABLE = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]*$/u;

const visible = (text: string): string =>
  text.replace(INVISIBLE, '').replace(LONELY_MARKS, '').replace(STACKED_MARKS, '$1').replace(JOINERS, '$1').trim();

/**
 * No later check reads a text that is too long, because a pattern may take very long for it. Texts that look the same are
 * stored the same, so that a search finds them: a text copied from a PDF often has `š` as an s and a mark.
 */
const textChecks = (longest: number) => [
  z.maxLength(longest, { error: `Najviše ${longest} ${plural(longest, 'znak', 'znaka', 'znakova')}.`, abort: true }),
  z.regex(KEEPABLE, 'Tekst sadrži nedopuštene znakove.'),
  z.overwrite<string>((text) => text.normalize('NFC')),
];

/** Text without line breaks and other control characters: names are used in headers, subjects and tables. */
export const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
/** Pages show several spaces as one: nobody could type a name with several of them again exactly as it is stored. */
const lineChecks = [
  z.regex(ONE_LINE, 'Tekst mora biti u jednom retku.'),
  z.overwrite<string>((text) => text.replace(/\p{Zs}+/gu, ' ')),
];

/** How many characters a search may have. */
export const SEARCH_LENGTH = 80;

/** Text that somebody typed, without invisible characters and without spaces at its ends; it may be empty. */
export const freeText = (longest: number, message?: string) =>
  z.string(message).check(z.overwrite(visible), ...textChecks(longest));

/** The same, but required. @param message for a missing text */
export const requiredText = (message: string, longest: number) =>
  z.string(message).check(z.overwrite(visible), z.minLength(1, message), ...textChecks(longest));

/** The same, but optional: an empty text becomes null. */
export const optionalText = (longest: number) =>
  z.pipe(
    z.nullable(freeText(longest)),
    z.transform((text) => text || null),
  );

/** A name or title that may be empty: a text of one line. */
export const freeLine = (longest: number, message?: string) => freeText(longest, message).check(...lineChecks);

/** The same, but required. @param message for a missing line */
export const requiredLine = (message: string, longest: number) => requiredText(message, longest).check(...lineChecks);

/** The same, but optional: an empty line becomes null. */
export const optionalLine = (longest: number) =>
  z.pipe(
    z.nullable(freeLine(longest)),
    z.transform((text) => text || null),
  );
