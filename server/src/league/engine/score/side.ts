/** One of the two sides of a match. In a pyramid round 0 defends and 1 attacks; in a bracket 0 is the upper line. */
export type Side = 0 | 1;

/** One value for each side, in the order of the sides. */
export type BothSides<T> = readonly [T, T];

export const DEFENDER: Side = 0;
export const ATTACKER: Side = 1;

export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}

export function sumSides(left: BothSides<number>, right: BothSides<number>): BothSides<number> {
  return [left[0] + right[0], left[1] + right[1]];
}
