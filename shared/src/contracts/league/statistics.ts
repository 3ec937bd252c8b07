import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { YearText } from '@club/shared/contracts/league/scalars';
import * as z from '@club/shared/schema';

/** Query of GET /summer-league/statistics; without `year` all years together. 404 `SEASON_UNKNOWN` */
export const StatisticsQuery = z.object({ year: z.optional(YearText) });

const row = { player: LeaguePlayer };
/** `rate` is a percentage from 0 to 100 with two decimals, of `totalMatches`. */
const rate = z.object({ ...row, totalMatches: z.number(), rate: z.number() });

/**
 * GET /summer-league/statistics, public: everybody with a match (resolution 52), in `topForfeits` everybody with a
 * forfeit; each table by descending value. `losse` and `forefeit` are the spellings on the wire; `forefeit` is the sum of
 * `retirement` and `walkovers` (resolution 23).
 */
export const Statistics = z.object({
  topWins: z.array(z.object({ ...row, wins: z.number() })),
  topLosses: z.array(z.object({ ...row, losse: z.number() })),
  ratePlayers: z.array(rate),
  ratePlayersWithoutForfeit: z.array(rate),
  topForfeits: z.array(z.object({ ...row, forefeit: z.number(), retirement: z.number(), walkovers: z.number() })),
  topGames: z.array(z.object({ ...row, gamesWin: z.number(), gamesLost: z.number() })),
  topSets: z.array(z.object({ ...row, setsWin: z.number(), setsLost: z.number() })),
  topPlayedMatches: z.array(z.object({ ...row, playedMatches: z.number() })),
  /** Rates over fewer matches are listed below a line: 20 over all years, 5 in one year. */
  minimumMatches: z.number(),
  /** The oldest season that counts; null before the first. */
  since: z.nullable(z.number()),
});

export type Statistics = z.infer<typeof Statistics>;
