import { Tournament } from '@club/shared/contracts/league/phases';
import { LeaguePlayer } from '@club/shared/contracts/league/players';
import * as z from '@club/shared/schema';

/** A row of GET /summer-league/winners: a player's titles of one tournament (resolution 21). */
export const Winner = z.object({
  winner: LeaguePlayer,
  titles: z.number(),
  /** Ascending. */
  championshipYears: z.array(z.number()),
  /** By number of titles; ties share a rank, the next rank counts all before it: 1, 1, 3 (resolution 53). */
  rank: z.number(),
  tournament: Tournament,
});

/** GET /summer-league/winners, public: the winners of MAIN, then those of CONSOLATION, each by rank. */
export const Winners = z.array(Winner);

export type Winner = z.infer<typeof Winner>;
