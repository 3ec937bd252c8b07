import { LeagueMatch } from '@club/shared/contracts/league/matches';
import { LeagueRound, PyramidCell } from '@club/shared/contracts/league/pyramids';
import * as z from '@club/shared/schema';

/**
 * GET /active-league, public: this year's round in progress. During the knockout it is the last pyramid, with `phase`
 * KNOCKOUT for a link to the draw; for a finished season 200 with empty lists; 404 `NO_ACTIVE_LEAGUE` while this year
 * has no season, or one without a published round (resolutions 31, 39). Live topic `league`.
 */
export const ActiveLeague = z.object({
  year: z.number(),
  version: z.number(),
  phase: z.enum(['ROUNDS', 'KNOCKOUT', 'FINISHED']),
  /** Null when the season is finished. */
  round: z.nullable(LeagueRound),
  plannedRounds: z.number(),
  pyramidInitial: z.array(PyramidCell),
  resultsLeague: z.array(LeagueMatch),
  pyramidResults: z.array(PyramidCell),
  /** The result pyramid can still change: 'privremeno' (resolution 40). */
  provisional: z.boolean(),
  /** An administrator has hidden the page of all rounds, so that nothing links to it. Left out otherwise. */
  resultsHidden: z.optional(z.boolean()),
});

export type ActiveLeague = z.infer<typeof ActiveLeague>;
