import type { PlayerId } from '../players/player';
import type { Fixture } from '../round/fixture';
import { tally } from '../score/tally';

/** A player's wins and games against one opponent over a season. */
export interface Encounter {
  readonly wins: number;
  readonly games: number;
}

/** Wins and games won, by player and then by opponent. */
export type Encounters = ReadonlyMap<PlayerId, ReadonlyMap<PlayerId, Encounter>>;

/**
 * Sums the wins and games of regulars against each other. A walkover is a win without games; a match with a substitute
 * is not between the two and does not count. Source: league rule R11.
 */
export function encountersOf(fixtures: readonly Fixture[]): Encounters {
  const encounters = new Map<PlayerId, Map<PlayerId, Encounter>>();
  const add = (player: PlayerId, opponent: PlayerId, wins: number, games: number): void => {
    const opponents = encounters.get(player) ?? new Map<PlayerId, Encounter>();
    encounters.set(player, opponents);
    const before = opponents.get(opponent);
    opponents.set(opponent, { wins: (before?.wins ?? 0) + wins, games: (before?.games ?? 0) + games });
  };
  for (const { sides, result } of fixtures) {
    const [first, second] = sides;
    if (result === null || first.substitute !== null || second.substitute !== null) continue;
    const { winner, gamesPlayed } = tally(result);
    add(first.regular, second.regular, winner === 0 ? 1 : 0, gamesPlayed[0]);
    add(second.regular, first.regular, winner === 1 ? 1 : 0, gamesPlayed[1]);
  }
  return encounters;
}
