import { playedPoints, walkoverPoints } from './league-points';

test.each([
  [[2, 0], 0, [4, 1]],
  [[2, 1], 0, [3, 2]],
  [[1, 2], 1, [2, 3]],
  // Retired when a set behind, and when a set ahead.
  [[1, 0], 0, [4, 1]],
  [[1, 0], 1, [2, 3]],
  [[1, 0], null, [2, 1]],
] as const)('sets %j, won by side %s: %j', (sets, winner, points) =>
  expect(playedPoints(sets, winner)).toEqual(points),
);

test('a forfeit before the start gives four points to the winner and none to the other', () => {
  expect([walkoverPoints(0), walkoverPoints(1)]).toEqual([
    [4, 0],
    [0, 4],
  ]);
});
