/** For playing the match, won or lost. */
const APPEARANCE = 1;
const WALKOVER = 4;

type Points = readonly [number, number];

/**
 * League points of a match that was begun, by side: 2:0 gives 3 + 1 and 0 + 1, 2:1 gives 2 + 1 and 1 + 1; without a winner
 * each side gets sets won + 1. After a retirement the remaining sets go to the opponent, so only the loser's sets matter.
 * @param setsWon finished sets of each side
 * @param winner side 0 or 1; null: nobody
 * Source: league rule R6.
 */
export function playedPoints([first, second]: Points, winner: 0 | 1 | null): Points {
  return [(winner === 0 ? 3 - second : first) + APPEARANCE, (winner === 1 ? 3 - first : second) + APPEARANCE];
}

/** League points of a match that one side forfeits before it begins (league rule R6). */
export const walkoverPoints = (winner: 0 | 1): Points => (winner === 0 ? [WALKOVER, 0] : [0, WALKOVER]);
