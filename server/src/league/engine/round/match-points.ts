import type { MatchResult } from '../score/match-result';
import { type BothSides, otherSide } from '../score/side';
import { tally } from '../score/tally';
import type { Fixture } from './fixture';

/** What one match gives to its two sides. */
export interface MatchPoints {
  readonly points: BothSides<number>;
  /** Whether a side may have the row bonus of the round; who forfeits or does not play may not. */
  readonly bonus: BothSides<boolean>;
}

/** For playing at all, won or lost. */
const APPEARANCE = 1;
const WALKOVER_POINTS = 4;

/**
 * League points of a match: 2:0 gives 3 + 1 and 0 + 1, 2:1 gives 2 + 1 and 1 + 1; a retirement counts with the remaining
 * sets given to the opponent; a walkover gives 4 and 0; without a result sets won + 1 each; forfeited by both gives nothing;
 * unplayed gives nothing either, but keeps the bonus when it is excused (resolution 35). Source: league rule R6 (and R7 for the bonus).
 */
export function matchPoints(result: MatchResult): MatchPoints {
  switch (result.outcome) {
    case 'PLAYED':
    case 'RETIRED': {
      const { winner, setsAwarded } = tally(result);
      const [first, second] = setsAwarded;
      const points: BothSides<number> = [
        (winner === 0 ? 3 - second : first) + APPEARANCE,
        (winner === 1 ? 3 - first : second) + APPEARANCE,
      ];
      return { points, bonus: [true, true] };
    }
    case 'NO_RESULT': {
      const [first, second] = tally(result).setsAwarded;
      return { points: [first + APPEARANCE, second + APPEARANCE], bonus: [true, true] };
    }
    case 'WALKOVER': {
      const isFirstWinner = otherSide(result.by) === 0;
      const points: BothSides<number> = isFirstWinner ? [WALKOVER_POINTS, 0] : [0, WALKOVER_POINTS];
      return { points, bonus: [isFirstWinner, !isFirstWinner] };
    }
    case 'DOUBLE_WALKOVER':
      return { points: [0, 0], bonus: [false, false] };
    case 'UNPLAYED':
      return { points: [0, 0], bonus: [result.excused, result.excused] };
  }
}

/**
 * What a round's match gives to its two regulars: a substitute earns nothing, and nothing for the regular either. Without a
 * result the match counts as unplayed. Source: league rules R5, R6, R10.
 */
export function fixturePoints({ sides, result }: Fixture): MatchPoints {
  const { points, bonus } = matchPoints(result ?? { outcome: 'UNPLAYED', excused: false });
  const [isFirst, isSecond] = [sides[0].substitute === null, sides[1].substitute === null];
  return {
    points: [isFirst ? points[0] : 0, isSecond ? points[1] : 0],
    bonus: [isFirst && bonus[0], isSecond && bonus[1]],
  };
}
