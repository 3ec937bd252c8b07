import { CompetitionPhase, Tournament } from '@club/shared/contracts/league/phases';
import { BirthDate } from '@club/shared/contracts/league/scalars';
import { Outcome, SIX_SCORES } from '@club/shared/contracts/league/scores';
import * as z from '@club/shared/schema';

/**
 * A league player wherever one is named. `displayName` follows the display-name rule over all players ever (resolution
 * 51).
 */
export const LeaguePlayer = z.object({
  /** Number of the league player, not of a member. */
  id: z.number(),
  ime: z.string(),
  prezime: z.string(),
  /** 'Horvat I.', ready to show. */
  displayName: z.string(),
});

/** A row of GET /players-list and of GET /summer-league/players. */
export const ListedPlayer = z.extend(LeaguePlayer, {
  nadimak: z.nullable(z.string()),
  /** ACTIVE: plays in the newest season and did not withdraw from it. */
  activeLeague: z.enum(['ACTIVE', 'INACTIVE']),
  /** Place in the newest season's table; null if the player is not in it. */
  place: z.nullable(z.object({ year: z.number(), rank: z.number() })),
});
/**
 * The response to GET /players-list and GET /summer-league/players, both public and the same: everybody with an
 * entry or whom a season names, in Croatian order of surname, then first name.
 */
export const PlayersList = z.array(ListedPlayer);

/** Part of GET /details/{id}. `set3…` are 0 when there was no third set. */
export const ProfileMatch = z.object({
  id: z.string(),
  year: z.number(),
  competitionPhase: CompetitionPhase,
  tournament: Tournament,
  player1: LeaguePlayer,
  player2: LeaguePlayer,
  winner: z.nullable(LeaguePlayer),
  loser: z.nullable(LeaguePlayer),
  /** Who retired in the match, or forfeited it alone before the start; `outcome` shows which. */
  retired: z.nullable(LeaguePlayer),
  outcome: Outcome,
  ...SIX_SCORES,
});

/** Part of GET /details/{id}: one season of a player, for the charts. */
export const PlayerSeason = z.object({
  year: z.number(),
  status: z.enum(['ACTIVE', 'INACTIVE']),
  /** Place in the season's table; null for a substitute and for a player who withdrew. */
  rank: z.nullable(z.number()),
  /** In the season's table; null for a player without a place, whose points after each closed round are in `rounds`. */
  points: z.nullable(z.number()),
  wins: z.number(),
  losses: z.number(),
  /** Planned number of rounds of the season, the charts' axis; 0 for a player who was only a substitute. */
  plannedRounds: z.number(),
  /** After each closed round, in order: the place counts cells from the top left, from 1. Empty for a group season. */
  rounds: z.array(
    z.object({ number: z.number(), row: z.number(), position: z.number(), place: z.number(), points: z.number() }),
  ),
});

/**
 * GET /details/{id}, public (resolution 19). What is unknown, or not public because the member did not consent, is null
 * and shown as N/A; ADMIN sees all (resolution 20). Shares are percentages from 0 to 100 with two decimals, null
 * without a match that has a winner. 404 `PLAYER_UNKNOWN`, except for ADMIN also for somebody who is not in `PlayersList`.
 */
export const PlayerDetails = z.object({
  id: z.number(),
  name: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  nickname: z.nullable(z.string()),
  birthday: z.nullable(BirthDate),
  /** Whole years today. */
  age: z.nullable(z.number()),
  residence: z.nullable(z.string()),
  eMail: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  /**
   * Whether birthday, age, e-mail and mobile are left out because consent is missing. No page shows it, but pages of
   * release 2.1 refuse a profile without it.
   */
  contactHidden: z.boolean(),
  /** Matches in which both players were on court. */
  playedMatches: z.number(),
  retiredMatches: z.number(),
  /** Matches that the player forfeited before the start, alone or together with the opponent (resolution 58). */
  walkovers: z.number(),
  numberOfWins: z.number(),
  numberOfLosses: z.number(),
  winLossRatio: z.nullable(z.number()),
  winLossRatioExcludingOwnForfeits: z.nullable(z.number()),
  numberWinSets: z.number(),
  numberLossSets: z.number(),
  numberWinGems: z.number(),
  numberLoseGems: z.number(),
  /** Year of the first season. */
  startLeague: z.nullable(z.number()),
  activeLeague: z.enum(['ACTIVE', 'INACTIVE']),
  /** Oldest first. */
  nasloviPrvaka: z.array(z.object({ year: z.number(), tournament: Tournament })),
  /** Newest first. */
  resultPlayer: z.array(ProfileMatch),
  /** Newest first. */
  seasons: z.array(PlayerSeason),
});

export type LeaguePlayer = z.infer<typeof LeaguePlayer>;
export type ListedPlayer = z.infer<typeof ListedPlayer>;
export type ProfileMatch = z.infer<typeof ProfileMatch>;
export type PlayerSeason = z.infer<typeof PlayerSeason>;
export type PlayerDetails = z.infer<typeof PlayerDetails>;
