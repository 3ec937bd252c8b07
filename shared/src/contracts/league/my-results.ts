import { CompetitionPhase, Tournament } from '@club/shared/contracts/league/phases';
import { LeaguePlayer } from '@club/shared/contracts/league/players';
import { SeenPlayers, SeenVersion } from '@club/shared/contracts/league/scalars';
import { Outcome, ResultState, SIX_ENTERED_SCORES, SIX_SCORES } from '@club/shared/contracts/league/scores';
import { ZagrebDate } from '@club/shared/contracts/scalars';
import { requiredText } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/**
 * A row of GET /my-results-league, and the response of the calls below: a match of the signed-in player or of his
 * substitute. In a pyramid round `player1` defends and `player2` attacks.
 */
export const MyLeagueMatch = z.object({
  id: z.string(),
  year: z.number(),
  competitionPhase: CompetitionPhase,
  tournament: Tournament,
  player1: LeaguePlayer,
  player2: LeaguePlayer,
  /** That of `LeagueMatch`, and sent for the same reason. */
  substitutePlayer: z.nullable(LeaguePlayer),
  /** The regulars whom substitutes replace. */
  substituted1: z.nullable(LeaguePlayer),
  substituted2: z.nullable(LeaguePlayer),
  retired: z.nullable(LeaguePlayer),
  winner: z.nullable(LeaguePlayer),
  ...SIX_SCORES,
  startDate: z.nullable(ZagrebDate),
  /** Last day for entering; null: not open for entering. */
  endDate: z.nullable(ZagrebDate),
  outcome: z.nullable(Outcome),
  state: z.nullable(ResultState),
  excused: z.boolean(),
  /**
   * The side of the signed-in player, on court or as the regular whom a substitute replaces. For an administrator who is on
   * neither it is 1, and `role`, `mayConfirm` and `awaitsOpponent` are those of `player1`.
   */
  mySide: z.union([z.literal(1), z.literal(2)]),
  /** Null outside the pyramid. */
  role: z.nullable(z.enum(['ATTACKER', 'DEFENDER'])),
  row1: z.nullable(z.number()),
  row2: z.nullable(z.number()),
  /** Those of `LeagueMatch`, and sent for the same reason. */
  points1: z.nullable(z.number()),
  points2: z.nullable(z.number()),
  /** Today is not after `endDate` and nothing else prevents editing. */
  editable: z.boolean(),
  /**
   * The opponent has entered the result and the member may confirm or dispute it, until `endDate` + 2 days (resolution
   * 42).
   */
  mayConfirm: z.boolean(),
  /**
   * The member's side has entered the result and the opponent may still confirm or dispute it. Missing from older
   * servers.
   */
  awaitsOpponent: z.optional(z.boolean()),
  enteredBy: z.nullable(LeaguePlayer),
  /** Whether an administrator entered it. */
  enteredByAdmin: z.boolean(),
  /** ISO 8601 in UTC. */
  enteredAt: z.nullable(z.string()),
  disputeReason: z.nullable(z.string()),
  version: z.number(),
});

/** GET /my-results-league: the matches of all seasons, newest first. Empty for a member without a linked player. */
export const MyLeagueMatches = z.array(MyLeagueMatch);

/**
 * GET /my-league: the signed-in member's player and place in the league; `place`, `row`, `points`, `wins` and `losses`
 * are of the player's newest season, `year`.
 */
export const MyLeague = z.object({
  /** Null: no player is linked; an administrator can link one. */
  player: z.nullable(LeaguePlayer),
  year: z.nullable(z.number()),
  /** Has an entry in this year's season and did not withdraw (resolution 50). */
  isInLeague: z.boolean(),
  /** In the season's table, as `points`; null for a player who is not in it. */
  place: z.nullable(z.number()),
  /** In the last published pyramid of `year`, from 1; null for a player who is not in it. */
  row: z.nullable(z.number()),
  points: z.nullable(z.number()),
  wins: z.number(),
  losses: z.number(),
});

/**
 * PUT /update-results-league/{id}, for the two players, and for ADMIN until the round is closed: the whole match may be
 * sent; only the scores, `retired`, `version` and `seen` are read (resolution 24); the outcome and the winner are
 * derived (resolution 36). All scores 0 and nobody retired removes the result. What the other side has entered is
 * confirmed by entering it too; a result that the other side disputes stays disputed (resolution 42). Returns the match.
 * 400 for impossible scores (fields `set1Igrac1` …); 403 `NOT_YOUR_MATCH`; 404 `MATCH_UNKNOWN`; 409 `MATCH_CHANGED` with
 * `MatchConflict` (without it for a caller who is not in the match any more), `DEADLINE_PASSED`, `RESULT_DECIDED`
 * (entered by an administrator), `RESULT_DISPUTED_BY_YOU` (the same as a result that the caller's side disputes),
 * `CORRECTION_NEEDED` (ADMIN, where the round is closed), `DEPENDENT_MATCH_PLAYED`, `CONSOLATION_PUBLISHED`,
 * `SEASON_FINISHED`
 */
export const UpdateResult = z.object({
  ...SIX_ENTERED_SCORES,
  /** The league player who retired; only the number in the object is read. */
  retired: z._default(z.nullable(z.looseObject({ id: z.number() })), null),
  version: SeenVersion,
  seen: SeenPlayers,
});

/**
 * POST /league-matches/{id}/confirm (resolution 42); returns the match. 403 `NOT_YOUR_MATCH`; 404 `MATCH_UNKNOWN`; 409
 * `MATCH_CHANGED`, `NOT_AWAITED`, `SEASON_FINISHED`
 */
export const ConfirmResult = z.object({ version: SeenVersion });

/** POST /league-matches/{id}/dispute; response and codes as for `ConfirmResult`. */
export const DisputeResult = z.object({ version: SeenVersion, reason: requiredText('Unesite razlog.', 300) });

/** Additional member of the problem `MATCH_CHANGED` (409) of a player's call: the current match. */
export const MatchConflict = z.object({ match: MyLeagueMatch });

/**
 * GET /my-opponents: opponents of the member's open matches, soonest end first; the grid offers them for a league
 * booking.
 */
export const MyOpponents = z.array(
  z.object({ player: LeaguePlayer, competitionPhase: CompetitionPhase, endDate: z.nullable(ZagrebDate) }),
);

export type MyLeagueMatch = z.infer<typeof MyLeagueMatch>;
export type MyLeague = z.infer<typeof MyLeague>;
export type UpdateResult = z.infer<typeof UpdateResult>;
export type MatchConflict = z.infer<typeof MatchConflict>;
export type MyOpponents = z.infer<typeof MyOpponents>;
