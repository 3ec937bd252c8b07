import { requiredLine } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/** How many season files are imported at once: the maximum number of seasons of a club. */
export const SEASON_FILES_LIMIT = 40;
/** The longest season file, in characters: ten times the size of the largest. */
export const SEASON_FILE_LIMIT = 4_000_000;
/** The longest name of a season file, in characters. */
export const SEASON_FILE_NAME_LIMIT = 200;

/** A season file as its text; see docs/season-files.md. */
const SeasonFileText = z.object({
  name: requiredLine('Datoteka mora imati naziv.', SEASON_FILE_NAME_LIMIT),
  text: z.string().check(z.maxLength(SEASON_FILE_LIMIT, 'Datoteka je prevelika.')),
});

/**
 * POST /admin/league/season-files/check and …/import; at most 32 MiB together (413 `TOO_LARGE`). The import returns a
 * message: 400 `SEASON_FILES_REFUSED` with the first problem. GET /admin/league/season-files/{year} exports a finished
 * season: 404 `SEASON_UNKNOWN`; 409 `SEASON_NOT_FINISHED`, `NAMESAKES` when the file could not tell two players apart
 */
export const SeasonFilesRequest = z.object({
  files: z
    .array(SeasonFileText)
    .check(
      z.minLength(1, 'Odaberite barem jednu datoteku.'),
      z.maxLength(SEASON_FILES_LIMIT, `Odjednom najviše ${SEASON_FILES_LIMIT} datoteka.`),
    ),
});

/**
 * POST /admin/league/season-files/import. 409 `SEASON_IMPORTED` when it would replace more than is listed,
 * `SEASON_EXISTS` when a registration prepares the season at that moment
 */
export const ImportSeasonFiles = z.extend(SeasonFilesRequest, {
  /** Years that the check has announced as replaced; left out: every existing season may be replaced. */
  replacing: z.optional(z.array(z.number())),
});

/** A problem in a file; `line` counts from 1, null: the problem concerns the whole file. */
const SeasonFileProblem = z.object({ line: z.nullable(z.number()), message: z.string() });

/**
 * Part of `SeasonFilesReport`: what importing a file would do. Nothing is imported as long as one file has a problem.
 */
export const SeasonFileReport = z.object({
  name: z.string(),
  /** Null if the file does not contain it. */
  year: z.nullable(z.number()),
  players: z.number(),
  /** Those of them who are not stored yet. */
  newPlayers: z.number(),
  rounds: z.number(),
  matches: z.number(),
  /** The season already exists and would be replaced; never one that is played by the rules, which is a problem. */
  isReplacing: z.boolean(),
  /** The first hundred by line; if there are more, an additional last entry reports that. */
  problems: z.array(SeasonFileProblem),
});

/** The response to POST /admin/league/season-files/check; nothing is stored. */
export const SeasonFilesReport = z.object({ files: z.array(SeasonFileReport), isPossible: z.boolean() });

export type SeasonFilesRequest = z.infer<typeof SeasonFilesRequest>;
export type ImportSeasonFiles = z.infer<typeof ImportSeasonFiles>;
export type SeasonFileReport = z.infer<typeof SeasonFileReport>;
export type SeasonFilesReport = z.infer<typeof SeasonFilesReport>;
