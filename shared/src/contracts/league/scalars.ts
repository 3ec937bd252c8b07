import * as z from '@club/shared/schema';

/** Characters that the database cannot keep, or that no name or reason holds. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are refused
const KEEPABLE = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ud800-\udfff]*$/u;

/** Text that somebody typed, without blanks at its ends; empty is refused with `message`. */
export const typedText = (message: string, longest: number) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(longest, `Najviše ${longest} znakova.`),
      z.regex(KEEPABLE, 'Tekst sadrži nedopuštene znakove.'),
    );

/** The same, where nothing may be typed: an empty text becomes null. */
export const optionalText = (longest: number) =>
  z.pipe(
    z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(longest, `Najviše ${longest} znakova.`),
          z.regex(KEEPABLE, 'Tekst sadrži nedopuštene znakove.'),
        ),
    ),
    z.transform((text) => text || null),
  );

const WRONG_BIRTH_DATE = 'Datum rođenja nije ispravan.';

/** A day that somebody may have been born on; `ZagrebDate` knows only the club's own times. */
export const BirthDate = z.iso
  .date({ error: ({ input }) => (input ? WRONG_BIRTH_DATE : 'Datum rođenja je obavezan.') })
  .check(z.refine((day) => day >= '1900-01-01' && day <= '2100-12-31', { error: WRONG_BIRTH_DATE }));

const NO_PLAYER = 'Odaberite igrača.';
/** Number of a league player in a body. */
export const PlayerNumber = z
  .number(NO_PLAYER)
  .check(z.int(NO_PLAYER), z.minimum(1, NO_PLAYER), z.maximum(2_147_483_647, NO_PLAYER));

/** Name of a match in a path: `2026-3-2-6`, `2026-MAIN-4-1`. */
export const MatchId = z.string().check(z.maxLength(80));

const NO_YEAR = 'Godina nije ispravna.';
/** Year of a season in a path or query. */
export const YearText = z.coerce
  .number(NO_YEAR)
  .check(z.int(NO_YEAR), z.minimum(2000, NO_YEAR), z.maximum(2100, NO_YEAR));

/** Version of the season or match that the page shows; a different current version is a conflict (409). */
export const SeenVersion = z.number('Osvježite stranicu.').check(z.int(), z.minimum(0));
