import { aCell } from '../testing/a-cell';
import { aMatch } from '../testing/a-match';
import { bandsOf } from './bands';

const initial = [aCell(1, 1, 1), aCell(2, 1, 2), aCell(3, 2, 3), aCell(4, 1, 4), aCell(5, 1, 5)];
const rowsOf = (separatorRows: 0 | 1) =>
  bandsOf({ initial, result: [], matches: [], separatorRows }).map(({ rows }) => rows);

test('odd rounds pair rows from the top, even rounds leave the first row alone', () => {
  expect(rowsOf(1)).toEqual([[1, 2], [3, 4], [5]]);
  expect(rowsOf(0)).toEqual([[1], [2, 3], [4, 5]]);
});

test('a match is in the band of its defender, found by his cell if the match does not contain the row', () => {
  const matches = [aMatch({ id: 'a', row1: 3, row2: 4 }), aMatch({ id: 'b', row1: null, row2: null })];
  const bands = bandsOf({ initial, result: [], matches, separatorRows: 1 });
  expect(bands.map((band) => band.matches.map(({ id }) => id))).toEqual([['b'], ['a'], []]);
});
