import { MatchesByPhase } from '@club/shared/contracts/league/matches';
import { YearText } from '@club/shared/contracts/league/scalars';
import * as z from '@club/shared/schema';

/** Query of GET /league-results; without `godina` the newest season with a published round. */
export const LeagueResultsQuery = z.object({ godina: z.optional(YearText) });

/**
 * GET /league-results, public: all phases of a season with the knockout (resolution 47). 404 `SEASON_UNKNOWN`, without
 * `godina` while no round is published
 */
export const LeagueResults = z.object({
  year: z.number(),
  version: z.number(),
  /** Keys of `resultsLeagueDataGrouped`, newest first. */
  phases: z.array(z.string()),
  resultsLeagueDataGrouped: MatchesByPhase,
});

export type LeagueResults = z.infer<typeof LeagueResults>;
