import { isAttackFront, rowPairs } from './row-pairs';

function written(round: number, rows: number, firstPair: 1 | 2): string {
  const { pairs, edges } = rowPairs(round, rows, firstPair);
  return [...pairs.map(({ upper, lower }) => `${upper}-${lower}`), ...edges.map(String)].join(' ');
}

describe('R2 row pairs (a row alone is an edge row)', () => {
  it.each([
    { round: 1, rows: 6, firstPair: 1, pairs: '1-2 3-4 5-6' },
    { round: 2, rows: 6, firstPair: 1, pairs: '2-3 4-5 1 6' },
    { round: 1, rows: 5, firstPair: 1, pairs: '1-2 3-4 5' },
    { round: 2, rows: 5, firstPair: 1, pairs: '2-3 4-5 1' },
    { round: 1, rows: 5, firstPair: 2, pairs: '2-3 4-5 1' },
    { round: 2, rows: 5, firstPair: 2, pairs: '1-2 3-4 5' },
    { round: 1, rows: 1, firstPair: 1, pairs: '1' },
    { round: 2, rows: 1, firstPair: 1, pairs: '1' },
    { round: 2, rows: 0, firstPair: 1, pairs: '' },
  ] as const)('round $round of $rows rows from pair $firstPair: $pairs', ({ round, rows, firstPair, pairs }) => {
    expect(written(round, rows, firstPair)).toBe(pairs);
  });

  it('puts the separator below odd rows in odd rounds and below even rows in even rounds', () => {
    const rows = [1, 2, 3, 4];
    expect(rows.filter((row) => isAttackFront(row, 1, 1))).toEqual([1, 3]);
    expect(rows.filter((row) => isAttackFront(row, 2, 1))).toEqual([2, 4]);
    expect(rows.filter((row) => isAttackFront(row, 1, 2))).toEqual([2, 4]);
  });
});
