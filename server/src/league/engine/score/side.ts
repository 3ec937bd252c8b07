/** One of the two sides of a match. In a pyramid round 0 defends and 1 attacks; in a bracket 0 is the upper line. */
export type Side = 0 | 1;

/** One value for each side, in the order of the sides. */
export type BothSides<T> = readonly [T, T];

/**
 * The side of a pyramid round that defends: the upper row, in an edge row the player further left (league rules R2,
 * R4).
 */
export const DEFENDER: Side = 0;
/** The side of a pyramid round that attacks. */
export const ATTACKER: Side = 1;

/** The opponent's side. */
export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

/** The sums of two figures, by side. */
export function sumSides(left: BothSides<number>, right: BothSides<number>): BothSides<number> {
  return [left[0] + right[0], left[1] + right[1]];
}
