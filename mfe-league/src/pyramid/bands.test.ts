import { aCell } from '../testing/a-cell';
import { aMatch, aPlayer } from '../testing/a-match';
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

test('an archived round without pyramids has the bands of its matches', () => {
  const matches = [aMatch({ id: 'a', row1: 3, row2: 4 }), aMatch({ id: 'b', row1: 1, row2: 2 })];
  const bands = bandsOf({ initial: [], result: [], matches, separatorRows: 1 });
  expect(bands.map(({ rows, matches: [match] }) => [rows, match?.id])).toEqual([
    [[1, 2], 'b'],
    [[3, 4], 'a'],
  ]);
});

test('a match without its row is in the band of the defender whom a substitute replaces', () => {
  const match = aMatch({ player1: aPlayer(8), substituted1: aPlayer(3), row1: null, row2: null });
  const bands = bandsOf({ initial, result: [], matches: [match], separatorRows: 1 });
  expect(bands.map(({ matches }) => matches.length)).toEqual([0, 1, 0]);
});

test('matches of unknown players without a row are in one last band without rows', () => {
  const unknown = aMatch({ id: 'x', player1: aPlayer(8), row1: null, row2: null });
  const bands = bandsOf({ initial, result: [], matches: [unknown, aMatch({ row1: 1 })], separatorRows: 1 });
  expect(bands.map(({ rows, matches }) => [rows, matches.length])).toEqual([
    [[1, 2], 1],
    [[3, 4], 0],
    [[5], 0],
    [[], 1],
  ]);
  expect(bands.at(-1)?.matches).toEqual([unknown]);
});
