import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { YearText } from '@club/shared/contracts/league/scalars';
import * as z from '@club/shared/schema';

/** Path of the calls about one season. */
export const SeasonPath = z.object({ year: YearText });

export const Seeder = z.object({
  playerRank: z.number(),
  player: LeaguePlayer,
  points: z.number(),
  /** The result of the open round is already counted: a red −1 (resolution 22). */
  playedRound: z.boolean(),
});

/** GET /summer-league-seeders/{year}: by rank; the live table during the rounds, then the order of the draw. */
export const Seeders = z.array(Seeder);

export type Seeder = z.infer<typeof Seeder>;
