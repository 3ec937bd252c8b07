import type { PlayerId } from '../players/player';
import { wasOnCourt } from '../score/match-result';
import { otherSide, type Side } from '../score/side';
import { type Tally, tally } from '../score/tally';
import type { LeagueMatch } from './league-match';

/** A player's figures over some matches. */
export interface PlayerRecord {
  readonly player: PlayerId;
  /** Matches won and lost, walkovers and retirements included. */
  readonly wins: number;
  readonly losses: number;
  /** Matches in which both players were on court. */
  readonly playedMatches: number;
  /** Matches in which this player retired. */
  readonly retirements: number;
  /** Matches that this player forfeited before the start, alone or together with the opponent. */
  readonly walkovers: number;
  /** Losses by the player's own retirement or walkover; a match forfeited by both is not a loss for either. */
  readonly forfeitLosses: number;
  /** Finished sets. */
  readonly setsWon: number;
  readonly setsLost: number;
  /** Games played, those of unfinished sets included. */
  readonly gamesWon: number;
  readonly gamesLost: number;
}

type Counts = { -readonly [Figure in keyof PlayerRecord]: PlayerRecord[Figure] };

/**
 * The figures of all players in the matches, in one pass.
 * Source: specification, sections 2 and 3; resolution 23; league rule R6, "statistics count only games played".
 */
export function playerRecords(matches: Iterable<LeagueMatch>): ReadonlyMap<PlayerId, PlayerRecord> {
  const records = new Map<PlayerId, Counts>();
  for (const match of matches) {
    const counted = tally(match.result);
    add(recordOf(records, match.players[0]), 0, match, counted);
    add(recordOf(records, match.players[1]), 1, match, counted);
  }
  return records;
}

/** The figures of a player without a single match. */
export function emptyRecord(player: PlayerId): PlayerRecord {
  return {
    player,
    wins: 0,
    losses: 0,
    playedMatches: 0,
    retirements: 0,
    walkovers: 0,
    forfeitLosses: 0,
    setsWon: 0,
    setsLost: 0,
    gamesWon: 0,
    gamesLost: 0,
  };
}

/** The sum of the figures of several groups of matches: of all years, from each year's. */
export function addedRecords(
  parts: Iterable<ReadonlyMap<PlayerId, PlayerRecord>>,
): ReadonlyMap<PlayerId, PlayerRecord> {
  const sums = new Map<PlayerId, Counts>();
  for (const part of parts) {
    for (const { player, ...figures } of part.values()) {
      const sum = recordOf(sums, player);
      for (const figure of Object.keys(figures) as (keyof typeof figures)[]) sum[figure] += figures[figure];
    }
  }
  return sums;
}

/** Won share of the matches with a winner, 0 to 1; null without such a match. */
export function winRate({ wins, losses }: PlayerRecord): number | null {
  return wins + losses === 0 ? null : wins / (wins + losses);
}

/** The same without the losses by the player's own retirement or walkover. */
export function winRateWithoutForfeits({ wins, losses, forfeitLosses }: PlayerRecord): number | null {
  const counted = wins + losses - forfeitLosses;
  return counted === 0 ? null : wins / counted;
}

function recordOf(records: Map<PlayerId, Counts>, player: PlayerId): Counts {
  const known = records.get(player);
  if (known) return known;
  const created: Counts = emptyRecord(player);
  records.set(player, created);
  return created;
}

function add(record: Counts, side: Side, { result }: LeagueMatch, counted: Tally): void {
  const other = otherSide(side);
  const isForfeit = (result.outcome === 'RETIRED' || result.outcome === 'WALKOVER') && result.by === side;
  if (counted.winner === side) record.wins += 1;
  if (counted.winner === other) record.losses += 1;
  if (wasOnCourt(result)) record.playedMatches += 1;
  if (isForfeit) record.forfeitLosses += 1;
  if (isForfeit && result.outcome === 'RETIRED') record.retirements += 1;
  if ((isForfeit && result.outcome === 'WALKOVER') || result.outcome === 'DOUBLE_WALKOVER') record.walkovers += 1;
  record.setsWon += counted.setsPlayed[side];
  record.setsLost += counted.setsPlayed[other];
  record.gamesWon += counted.gamesPlayed[side];
  record.gamesLost += counted.gamesPlayed[other];
}
