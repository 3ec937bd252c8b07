import type { Order } from '../pyramid/order';
import type { SeasonSettings } from '../season-settings';
import type { Pair, PairCost } from './pair-cost';

/** The 3 ways to split a row of four into two pairs of columns, in lexicographic order. */
const SPLITS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

/**
 * A row without a partner row plays within itself: by the cheapest of the 3 splits by R3; the player further right
 * attacks, and an attacker's win swaps the two. A row of two players always plays its only match, however often they
 * met: no match is omitted to avoid a rematch. With `rest` all players have a bye. Source: league rule R4.
 */
export function pairEdgeRow(cells: Order, edgeRow: SeasonSettings['edgeRow'], cost: PairCost): readonly Pair[] {
  if (edgeRow === 'rest') return cells.map((player) => [player, null]);
  const splits = SPLITS.map(([a, b, c, d]) => {
    const pairs: Pair[] = [
      [cells[a] ?? null, cells[b] ?? null],
      [cells[c] ?? null, cells[d] ?? null],
    ];
    const matches = pairs.filter(([defender, attacker]) => defender !== null && attacker !== null).length;
    const distances = [b - a, d - c];
    const sum = pairs.reduce((total, pair, index) => total + cost(pair, distances[index] ?? 0), 0);
    return { pairs, matches, sum };
  });
  const [best] = splits.toSorted((left, right) => right.matches - left.matches || left.sum - right.sum);
  return best?.pairs ?? [];
}
