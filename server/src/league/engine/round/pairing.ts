import { PYRAMID_POSITIONS } from '@club/shared/domain';
import { type Order, rowCells, rowCount } from '../pyramid/order';
import type { SeasonSettings } from '../season-settings';
import { pairEdgeRow } from './edge-row';
import type { Meetings } from './meetings';
import { type Pair, type PairCost, pairCost } from './pair-cost';
import { rowPairs } from './row-pairs';

/**
 * Every pair of a round, row pair by row pair from the top, then the edge rows. Absences are ignored here: an absence
 * announced after the fixtures are published changes no pairs (R5 turns the pair into a substitute's match or a bye).
 * Source: league rules R2, R3, R4.
 */
export function pairRound(order: Order, round: number, settings: SeasonSettings, meetings: Meetings): readonly Pair[] {
  const cost = pairCost(settings.pairing, meetings);
  const rows = rowPairs(round, rowCount(order), settings.firstPair);
  return [
    ...rows.pairs.flatMap(({ upper, lower }) => pairRows(rowCells(order, upper), rowCells(order, lower), cost)),
    ...rows.edges.flatMap((row) => pairEdgeRow(rowCells(order, row), settings.edgeRow, cost)),
  ];
}

/**
 * The cheapest of the 24 assignments of the lower row to the upper one; of equally cheap ones the first in
 * lexicographic order. Source: league rule R3.
 */
export function pairRows(upper: Order, lower: Order, cost: PairCost): readonly Pair[] {
  const costs = upper.map((defender, column) =>
    lower.map((attacker, other) => cost([defender, attacker], Math.abs(column - other))),
  );
  let best = ASSIGNMENTS[0] as readonly number[];
  let cheapest = Number.POSITIVE_INFINITY;
  for (const assignment of ASSIGNMENTS) {
    const sum = assignment.reduce((total, other, column) => total + (costs[column]?.[other] ?? 0), 0);
    if (sum < cheapest) {
      cheapest = sum;
      best = assignment;
    }
  }
  return best.map((other, column) => [upper[column] ?? null, lower[other] ?? null]);
}

/** The 24 permutations of the columns in lexicographic order. */
const ASSIGNMENTS = permutations(Array.from({ length: PYRAMID_POSITIONS }, (_, column) => column));

function permutations(columns: readonly number[]): readonly (readonly number[])[] {
  if (columns.length === 0) return [[]];
  return columns.flatMap((column) =>
    permutations(columns.filter((other) => other !== column)).map((rest) => [column, ...rest]),
  );
}
