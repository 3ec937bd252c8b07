import { type Figure, ranking } from './ranking';

const figure = (name: string, value: number, matches?: number): Figure => ({
  player: { id: name.charCodeAt(0), ime: name, prezime: name, displayName: name },
  value,
  ...(matches === undefined ? {} : { matches }),
});
const shown = (rows: readonly (Figure & { rank?: number })[]) => rows.map(({ player, rank }) => [rank, player.ime]);

test('equal values share a rank, and the next rank counts all before it', () => {
  const figures = [figure('a', 92), figure('b', 68), figure('c', 75), figure('d', 68), figure('e', 66)];
  expect(shown(ranking(figures).ranked)).toEqual([
    [1, 'a'],
    [2, 'c'],
    [3, 'b'],
    [3, 'd'],
    [5, 'e'],
  ]);
});

test('three equal values all share the first of their ranks', () => {
  const figures = [figure('a', 92), figure('b', 68), figure('c', 68), figure('d', 68)];
  expect(ranking(figures).ranked.map(({ rank }) => rank)).toEqual([1, 2, 2, 2]);
});

test('one win in one match is listed below the line, however high its rate', () => {
  const { ranked, below } = ranking([figure('a', 100, 1), figure('b', 60, 20), figure('c', 0, 3)], 20);
  expect(shown(ranked)).toEqual([[1, 'b']]);
  expect(shown(below)).toEqual([
    [undefined, 'a'],
    [undefined, 'c'],
  ]);
});
