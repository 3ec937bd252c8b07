import { MatchesByPhase } from '@club/shared/contracts/league/matches';
import { CompetitionPhase } from '@club/shared/contracts/league/phases';
import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { YearText } from '@club/shared/contracts/league/scalars';
import { ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/**
 * A cell of a pyramid, with league points. An initial pyramid has only `startPoints`, a result pyramid both. A cell
 * with a player but no points is a substitute, marked '(zamjena)'; a cell without a player is a hole. Rows and
 * positions count from 1.
 */
export const PyramidCell = z.object({
  player: z.nullable(LeaguePlayer),
  startPoints: z.nullable(z.number()),
  endPoints: z.nullable(z.number()),
  pyramidRow: z.number(),
  playerPosition: z.number(),
  round: CompetitionPhase,
  year: z.number(),
  /** The regular whom a substitute replaces. */
  substituted: z.nullable(LeaguePlayer),
  /** Absent this round, with or without a substitute. */
  absent: z.boolean(),
  /** Follows the result (specification, section 4; resolution 37); null in an initial pyramid. */
  colour: z.nullable(z.enum(['green', 'red', 'blue'])),
  /** The arrow for the movement; null in an initial pyramid. */
  movement: z.nullable(z.enum(['UP', 'DOWN', 'STAY'])),
  /** Points of the match and of the row, in a result pyramid. */
  matchPoints: z.nullable(z.number()),
  bonus: z.nullable(z.number()),
});

/** Part of the responses about a season: a published round; both days inclusive. */
export const LeagueRound = z.object({
  round: CompetitionPhase,
  number: z.number(),
  startDate: z.nullable(ZagrebDate),
  endDate: z.nullable(ZagrebDate),
  state: z.enum(['OPEN', 'CLOSED']),
  matches: z.number(),
  /** Matches played on court, with or without a winner. */
  played: z.number(),
  forfeited: z.number(),
  /** Matches without a result, or closed as unplayed. */
  unplayed: z.number(),
  substitutes: z.number(),
  /** The bold separator is below odd rows (1) or even rows (0) of this round. */
  separatorRows: z.union([z.literal(0), z.literal(1)]),
  /** Closing the round adds the row bonus: by the rules from round 5 on. Older servers leave it out. */
  hasBonus: z._default(z.boolean(), true),
});

/** Query of GET /all-pyramids: the year. */
export const AllPyramidsQuery = z.object({ godina: YearText });

/**
 * GET /all-pyramids, public: every round of a season; the phases of the knockout are among the results too. 404
 * `SEASON_UNKNOWN`
 */
export const AllPyramids = z.object({
  year: z.number(),
  version: z.number(),
  /** In order, 1 first. */
  rounds: z.array(LeagueRound),
  pyramidInitialDataGrouped: z.record(z.string(), z.array(PyramidCell)),
  resultsLeagueDataGrouped: MatchesByPhase,
  /** The result pyramid of an open round is provisional: 'privremeno' (resolution 40). */
  pyramidResultsDataGrouped: z.record(z.string(), z.array(PyramidCell)),
});

export type PyramidCell = z.infer<typeof PyramidCell>;
export type LeagueRound = z.infer<typeof LeagueRound>;
export type AllPyramids = z.infer<typeof AllPyramids>;
