import * as z from '@club/shared/schema';

/** As many seasons as a club can have, and ten times the size of the largest one. */
const MOST_FILES = 40;
const LONGEST_FILE = 4_000_000;

/** A season file as its text; see docs/season-files.md. */
const SeasonFileText = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  text: z.string().check(z.maxLength(LONGEST_FILE, 'Datoteka je prevelika.')),
});

export const SeasonFilesRequest = z.object({
  files: z.array(SeasonFileText).check(z.minLength(1, 'Odaberite barem jednu datoteku.'), z.maxLength(MOST_FILES)),
});

/** What is wrong with a file; `line` counts from 1, null: with the file as a whole. */
const SeasonFileProblem = z.object({ line: z.nullable(z.number()), message: z.string() });

/** What a file would do. Nothing is imported as long as one file has a problem. */
export const SeasonFileReport = z.object({
  name: z.string(),
  /** Null when the file does not say. */
  year: z.nullable(z.number()),
  players: z.number(),
  /** Of them, those whom the club does not know yet. */
  newPlayers: z.number(),
  rounds: z.number(),
  matches: z.number(),
  /** The season is there already and would be replaced. */
  isReplacing: z.boolean(),
  problems: z.array(SeasonFileProblem),
});

export const SeasonFilesReport = z.object({ files: z.array(SeasonFileReport), isPossible: z.boolean() });

export type SeasonFilesRequest = z.infer<typeof SeasonFilesRequest>;
export type SeasonFileReport = z.infer<typeof SeasonFileReport>;
export type SeasonFilesReport = z.infer<typeof SeasonFilesReport>;
