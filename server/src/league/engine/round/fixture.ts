import type { PlayerId } from '../players/player';
import type { MatchResult } from '../score/match-result';
import { ATTACKER, type BothSides } from '../score/side';

/**
 * Identifies a match permanently, fit for a path: `2024-3-17-42` is round 3 of 2024, 17 defending against 42. It is
 * derived from the pair, so a result can never be assigned to another pair when a season is recomputed.
 */
export type FixtureId = string;

/** Results by match; matches without a result are missing. */
export type Results = Readonly<Record<FixtureId, MatchResult>>;

/** The regular of a cell in a match, and his substitute when he is absent. */
export interface Contestant {
  readonly regular: PlayerId;
  readonly substitute: PlayerId | null;
}

/** A match of a round. Sides: defender, attacker. */
export interface Fixture {
  readonly id: FixtureId;
  readonly sides: BothSides<Contestant>;
  /** The attacker brings the balls (R10). */
  readonly ballCarrier: PlayerId;
  readonly result: MatchResult | null;
}

/** The id of a pair's match in a round. */
export function fixtureId(year: number, round: number, defender: PlayerId, attacker: PlayerId): FixtureId {
  return `${year}-${round}-${defender}-${attacker}`;
}

/** The player on court for a cell. */
export function onCourt(contestant: Contestant): PlayerId {
  return contestant.substitute ?? contestant.regular;
}

/** The fixture of a pair. Source: league rules R5, R10. */
export function makeFixture(id: FixtureId, sides: Fixture['sides'], result: MatchResult | null): Fixture {
  return { id, sides, ballCarrier: onCourt(sides[ATTACKER]), result };
}
