import { playedSets, scoreText } from './score';

const scores = (...games: number[]) => {
  const [set1Igrac1 = 0, set1Igrac2 = 0, set2Igrac1 = 0, set2Igrac2 = 0, set3Igrac1 = 0, set3Igrac2 = 0] = games;
  return { set1Igrac1, set1Igrac2, set2Igrac1, set2Igrac2, set3Igrac1, set3Igrac2 };
};

test.each([
  [[], ''],
  [[6, 3, 7, 5], '6:3 7:5'],
  [[6, 3, 4, 6, 7, 6], '6:3 4:6 7:6'],
  [[3, 2], '3:2'],
  [[0, 0, 1, 0], '0:0 1:0'],
])('%j is shown as %s', (games, text) => expect(scoreText(scores(...games))).toBe(text));

test('from player 2’s side the games are the other way round', () => {
  expect(playedSets(scores(6, 3, 5, 7), 2)).toEqual([
    [3, 6],
    [7, 5],
  ]);
});
