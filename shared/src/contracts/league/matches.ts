import { CompetitionPhase, Tournament } from '@club/shared/contracts/league/phases';
import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { Outcome, ResultState, SIX_SCORES } from '@club/shared/contracts/league/scores';
import { ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/**
 * Part of the responses about a season: a match of a pyramid round, a group round or the knockout. In a pyramid round
 * `player1` defends and `player2` attacks. `player1` and `player2` are the players on court; the regulars whom
 * substitutes replace are `substituted1` and `substituted2` (resolution 44). Without a winner and with all scores 0 it
 * was not played.
 */
export const LeagueMatch = z.object({
  id: z.string(),
  year: z.number(),
  round: CompetitionPhase,
  tournament: Tournament,
  /** The group, in a group season. */
  groupType: z.nullable(z.enum(['A', 'B'])),
  player1: LeaguePlayer,
  player2: LeaguePlayer,
  winner: z.nullable(LeaguePlayer),
  loser: z.nullable(LeaguePlayer),
  retired: z.nullable(LeaguePlayer),
  /** The first of the two substitutes. No page shows it, but the second specification has it on the wire. */
  substitutePlayer: z.nullable(LeaguePlayer),
  substituted1: z.nullable(LeaguePlayer),
  substituted2: z.nullable(LeaguePlayer),
  /**
   * Who brings the balls: the attacker. Null in knockout and groups. No page shows it, but the second specification has it
   * on the wire.
   */
  ballCarrier: z.nullable(LeaguePlayer),
  ...SIX_SCORES,
  startDate: z.nullable(ZagrebDate),
  endDate: z.nullable(ZagrebDate),
  /** Null while nothing is entered. */
  outcome: z.nullable(Outcome),
  /** Null while nothing is entered. A result of an archived season is CONFIRMED. */
  state: z.nullable(ResultState),
  /** Excused by an administrator: unplayed, but the row bonus is kept (resolution 35). */
  excused: z.boolean(),
  /** Rows of the two players before the round, from 1; null outside the pyramid. */
  row1: z.nullable(z.number()),
  row2: z.nullable(z.number()),
  /**
   * Positions of the two players in their rows before the round, 1 to 4. No page shows them, nor the points below, but
   * pages of release 2.1 refuse a match without them.
   */
  position1: z.nullable(z.number()),
  position2: z.nullable(z.number()),
  /**
   * League points that the match gives, without row bonus (league rule R6); null without a result and outside the
   * pyramid.
   */
  points1: z.nullable(z.number()),
  points2: z.nullable(z.number()),
  /**
   * The attacker's movement after the result: he climbs and the defender falls, or both stay. Null without a result.
   */
  movement: z.nullable(z.enum(['SWAP', 'STAY'])),
  version: z.number(),
});

/**
 * Part of GET /all-pyramids, /league-results and /groups-results: matches by round or phase key (`ROUND_KEYS`,
 * `KNOCKOUT_KEYS`), in the order of the pyramid or bracket.
 */
export const MatchesByPhase = z.record(z.string(), z.array(LeagueMatch));

export type LeagueMatch = z.infer<typeof LeagueMatch>;
export type MatchesByPhase = z.infer<typeof MatchesByPhase>;
