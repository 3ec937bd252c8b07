import { MatchesByPhase } from '@club/shared/contracts/league/matches';
import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { YearText } from '@club/shared/contracts/league/scalars';
import * as z from '@club/shared/schema';

/** Query of GET /groups-results: the year. */
export const GroupsResultsQuery = z.object({ godina: YearText });

/** Part of `GroupsResults`: a row of a group's table. */
export const GroupRow = z.object({
  groupType: z.enum(['A', 'B']),
  /**
   * The number before the name, from 1; group B continues after A (offset 8 in 2017, 15 in 2019: specification, section
   * 9).
   */
  rank: z.number(),
  player: LeaguePlayer,
  points: z.number(),
});

/**
 * GET /groups-results, public: a season played in groups (2017, 2019). 404 `SEASON_UNKNOWN`, for a season without
 * groups `NO_GROUPS`
 */
export const GroupsResults = z.object({
  year: z.number(),
  version: z.number(),
  /** Group A, then B, each best first. */
  groupsByYear: z.array(GroupRow),
  /** By round key; `groupType` is the group of the match. */
  resultsLeagueDataGrouped: MatchesByPhase,
});

export type GroupRow = z.infer<typeof GroupRow>;
export type GroupsResults = z.infer<typeof GroupsResults>;
