import { playedPoints, walkoverPoints } from '@club/shared/domain';
import type { MatchResult } from '../score/match-result';
import { type BothSides, otherSide } from '../score/side';
import { tally } from '../score/tally';
import type { Fixture } from './fixture';

/** Points and bonus eligibility of the two sides of a match. */
export interface MatchPoints {
  readonly points: BothSides<number>;
  /** Whether a side may get the row bonus of the round; a player who forfeits or does not play may not. */
  readonly bonus: BothSides<boolean>;
}

/**
 * League points of a match: 2:0 gives 3 + 1 and 0 + 1, 2:1 gives 2 + 1 and 1 + 1; a retirement counts with the
 * remaining sets given to the opponent; a walkover gives 4 and 0; without a result sets won + 1 each; forfeited by both
 * gives nothing; unplayed gives nothing either, but keeps the bonus when it is excused (resolution 35). Source: league
 * rule R6 (and R7 for the bonus).
 */
export function matchPoints(result: MatchResult): MatchPoints {
  switch (result.outcome) {
    case 'PLAYED':
    case 'RETIRED':
    case 'NO_RESULT': {
      const { winner, setsAwarded } = tally(result);
      return { points: playedPoints(setsAwarded, winner), bonus: [true, true] };
    }
    case 'WALKOVER': {
      const winner = otherSide(result.by);
      return { points: walkoverPoints(winner), bonus: [winner === 0, winner === 1] };
    }
    case 'DOUBLE_WALKOVER':
      return { points: [0, 0], bonus: [false, false] };
    case 'UNPLAYED':
      return { points: [0, 0], bonus: [result.excused, result.excused] };
  }
}

/**
 * The points of a round's match for its two regulars: a substitute earns nothing, neither for himself nor for the
 * regular. Without a result the match counts as unplayed. Source: league rules R5, R6, R10.
 */
export function fixturePoints({ sides, result }: Fixture): MatchPoints {
  const { points, bonus } = matchPoints(result ?? { outcome: 'UNPLAYED', excused: false });
  const [isFirst, isSecond] = [sides[0].substitute === null, sides[1].substitute === null];
  return {
    points: [isFirst ? points[0] : 0, isSecond ? points[1] : 0],
    bonus: [isFirst && bonus[0], isSecond && bonus[1]],
  };
}
