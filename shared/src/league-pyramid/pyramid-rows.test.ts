import { leaguePlayer, pyramidCell } from '@club/shared/testing';
import { cellsOfRow, isFront } from './pyramid-rows';

test('a row always has four places', () => {
  const cells = [pyramidCell(3, 2, leaguePlayer(3, 'Ana', 'Zorić')), pyramidCell(4, 1, leaguePlayer(4, 'Ivan', 'Kos'))];
  expect(cellsOfRow(cells, 3).map((cell) => cell?.player?.id)).toEqual([undefined, 3, undefined, undefined]);
});

test('the front is below odd rows in odd rounds, below even rows in even rounds', () => {
  const fronts = (separatorRows: 0 | 1) => [1, 2, 3, 4].filter((row) => isFront(row, separatorRows));
  expect(fronts(1)).toEqual([1, 3]);
  expect(fronts(0)).toEqual([2, 4]);
});
