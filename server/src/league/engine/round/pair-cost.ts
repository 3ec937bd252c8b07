import type { PlayerId } from '../players/player';
import type { SeasonSettings } from '../season-settings';
import type { Meetings } from './meetings';

/** A defender's and an attacker's cell, by their regulars; null is a hole, whose partner has a bye. */
export type Pair = readonly [defender: PlayerId | null, attacker: PlayerId | null];

/** The cost of one pair; the cheapest sum over the pairs is chosen. */
export type PairCost = (pair: Pair, columnDistance: number) => number;

/** Each criterion outweighs the largest possible sum of those after it: 4 pairs, 20 rounds, distances up to 3. */
const REMATCH = 1_000_000;
const MEETING = 1_000;

/**
 * The criteria of league rule R3 as one number: met in either player's last 2 matches, meetings in the season, column
 * distance. With the setting `column` only the distance counts.
 */
export function pairCost(pairing: SeasonSettings['pairing'], meetings: Meetings): PairCost {
  return ([defender, attacker], columnDistance) => {
    if (pairing === 'column' || defender === null || attacker === null) return columnDistance;
    const rematch = meetings.isRecent(defender, attacker) ? REMATCH : 0;
    return rematch + MEETING * meetings.count(defender, attacker) + columnDistance;
  };
}
