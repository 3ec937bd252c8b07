import { LeaguePlayer } from '@club/shared/contracts/league/players';
import * as z from '@club/shared/schema';

/** A row of GET /summer-league-seeders/{year}, and of the preview of a draw: rank from 1, league points. */
export const Seeder = z.object({
  playerRank: z.number(),
  player: LeaguePlayer,
  points: z.number(),
  /** The result of the open round is already counted: a red −1 (resolution 22). */
  playedRound: z.boolean(),
});

/**
 * GET /summer-league-seeders/{year}, public, by rank (league rule R11): the live table during the rounds, then the
 * order of the draw. 404 `SEASON_UNKNOWN`
 */
export const Seeders = z.array(Seeder);

export type Seeder = z.infer<typeof Seeder>;
