import type { PlayerId } from '../players/player';
import type { MatchResult } from '../score/match-result';
import { ATTACKER, type BothSides } from '../score/side';

/**
 * Names a match for good, fit for a path: `2024-3-17-42` is round 3 of 2024, 17 defending against 42. It follows from the
 * pair, so a result can never attach itself to another pair when a season is recomputed.
 */
export type FixtureId = string;

/** Results by match; a match without one is not in it. */
export type Results = Readonly<Record<FixtureId, MatchResult>>;

/** A cell's regular in a match, and his substitute when he is absent. */
export interface Contestant {
  readonly regular: PlayerId;
  readonly substitute: PlayerId | null;
}

/** A match that a round asks for. Sides: defender, attacker. */
export interface Fixture {
  readonly id: FixtureId;
  readonly sides: BothSides<Contestant>;
  /** The attacker brings the balls (R10). */
  readonly ballCarrier: PlayerId;
  readonly result: MatchResult | null;
}

/** The name of a pair's match in a round. */
export function fixtureId(year: number, round: number, defender: PlayerId, attacker: PlayerId): FixtureId {
  return `${year}-${round}-${defender}-${attacker}`;
}

/** Who stands on the court for a cell. */
export function onCourt(contestant: Contestant): PlayerId {
  return contestant.substitute ?? contestant.regular;
}

/** The fixture of a pair. Source: league rules R5, R10. */
export function makeFixture(id: FixtureId, sides: Fixture['sides'], result: MatchResult | null): Fixture {
  return { id, sides, ballCarrier: onCourt(sides[ATTACKER]), result };
}
