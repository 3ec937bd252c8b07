import { CompetitionPhase } from '@club/shared/contracts/league/phases';
import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { Outcome, ResultState, SIX_SCORES } from '@club/shared/contracts/league/scores';
import { ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/** Part of `BracketMatch`: who is on a line of a bracket. BYE: permanently empty. PENDING: not known yet. */
export const BracketSide = z.object({
  kind: z.enum(['PLAYER', 'BYE', 'PENDING']),
  player: z.nullable(LeaguePlayer),
  /** Place in the field, 1 is the best; null if the line has none (the unknown winner of a later stage, a bye). */
  place: z.nullable(z.number()),
  /** The section of the qualifications that fills this place, 1 to 8: 'K'. */
  qualifier: z.nullable(z.number()),
});

/** Part of `Bracket`; a match of two players is a `LeagueMatch` of the same id too. */
export const BracketMatch = z.object({
  id: z.string(),
  /** From 1, from top to bottom in its stage. Its winner goes to match ⌈number / 2⌉ of the next stage. */
  number: z.number(),
  /** Two sides, the upper line first. */
  sides: z.array(BracketSide),
  winner: z.nullable(LeaguePlayer),
  retired: z.nullable(LeaguePlayer),
  /** Null while there is no result, and if a side is a bye. */
  outcome: z.nullable(Outcome),
  state: z.nullable(ResultState),
  ...SIX_SCORES,
  startDate: z.nullable(ZagrebDate),
  endDate: z.nullable(ZagrebDate),
  /** The match is on the champion's path. */
  championPath: z.boolean(),
  version: z.number(),
});

/** Part of `Bracket`: both days inclusive, null where none are set (resolution 41). */
export const BracketStage = z.object({
  phase: CompetitionPhase,
  /** Number of lines of the stage: 64, 32, … 2. */
  lines: z.number(),
  startDate: z.nullable(ZagrebDate),
  endDate: z.nullable(ZagrebDate),
  matches: z.array(BracketMatch),
});

/**
 * Part of `LeagueDraw`: a single-elimination bracket, its stages from the first to the final (knockout rules). Without
 * stages when its only line is the winner.
 */
export const Bracket = z.object({
  stages: z.array(BracketStage),
  thirdPlace: z.nullable(BracketMatch),
  champion: z.nullable(LeaguePlayer),
});

/** GET /league-draw/{year}, public: before the draw `main` is null (resolution 17). 404 `SEASON_UNKNOWN` */
export const LeagueDraw = z.object({
  year: z.number(),
  version: z.number(),
  /** Number of places in the main draw, of byes among its first lines, and of places filled by the qualifications. */
  places: z.number(),
  byes: z.number(),
  qualifiers: z.number(),
  /** `bands` shows the seed of its random draw. */
  draw: z.enum(['fold', 'bands']),
  lotSeed: z.nullable(z.number()),
  main: z.nullable(Bracket),
  /** Sections 1 to 8; empty when everybody has a place. */
  qualifications: z.array(z.object({ section: z.number(), place: z.number(), bracket: Bracket })),
  /** Null until it is drawn. */
  consolation: z.nullable(Bracket),
});

export type BracketSide = z.infer<typeof BracketSide>;
export type BracketMatch = z.infer<typeof BracketMatch>;
export type BracketStage = z.infer<typeof BracketStage>;
export type Bracket = z.infer<typeof Bracket>;
export type LeagueDraw = z.infer<typeof LeagueDraw>;
