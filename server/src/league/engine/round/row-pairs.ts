import type { SeasonSettings } from '../season-settings';

/** The rows of a round: pairs of an upper (defending) and a lower (attacking) row, and rows without a partner. */
export interface RowPairs {
  readonly pairs: readonly { readonly upper: number; readonly lower: number }[];
  readonly edges: readonly number[];
}

/**
 * Odd rounds pair rows (1,2), (3,4), …; even rounds (2,3), (4,5), …; with `firstPair` 2 the other way round. A row left
 * over at the top or the bottom is an edge row (R4). Source: league rule R2.
 */
export function rowPairs(round: number, rows: number, firstPair: SeasonSettings['firstPair']): RowPairs {
  const pairs: { upper: number; lower: number }[] = [];
  const edges: number[] = [];
  const start = firstUpperRow(round, firstPair);
  if (start === 2 && rows > 0) edges.push(1);
  for (let upper = start; upper <= rows; upper += 2) {
    if (upper < rows) pairs.push({ upper, lower: upper + 1 });
    else edges.push(upper);
  }
  return { pairs, edges };
}

/**
 * Whether the bold separator is below a row: on the attack front, below odd rows in odd rounds and below even rows in
 * even rounds. Source: league rule R2.
 */
export function isAttackFront(row: number, round: number, firstPair: SeasonSettings['firstPair']): boolean {
  return row % 2 === firstUpperRow(round, firstPair) % 2;
}

function firstUpperRow(round: number, firstPair: SeasonSettings['firstPair']): 1 | 2 {
  return (round + firstPair) % 2 === 0 ? 1 : 2;
}
