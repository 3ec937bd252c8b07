import { isFinishedSet, isUnfinishedSet, setsSeenFrom, setsWon, setWinner, startedSets } from './tennis-sets';

const EVERY = Array.from({ length: 8 }, (_, one) =>
  Array.from({ length: 8 }, (__, other) => [one, other] as const),
).flat();

test('a set ends at 6:0 to 6:4, 7:5 or 7:6, for either side, and can be broken off at any score before that', () => {
  const finished = EVERY.filter(isFinishedSet).map((set) => set.join(':'));
  expect(finished.join(' ')).toBe('0:6 1:6 2:6 3:6 4:6 5:7 6:0 6:1 6:2 6:3 6:4 6:7 7:5 7:6');
  const unfinished = EVERY.filter(isUnfinishedSet).map((set) => set.join(':'));
  const below = ['0', '1', '2', '3', '4', '5'].flatMap((one) => [0, 1, 2, 3, 4, 5].map((other) => `${one}:${other}`));
  expect(unfinished.toSorted()).toEqual([...below, '5:6', '6:5', '6:6'].toSorted());
});

test('only finished sets are won, and trailing sets without a game were not played', () => {
  const sets = [
    [6, 4],
    [4, 6],
    [3, 2],
    [0, 0],
  ] as const;
  expect(setsWon(sets)).toEqual([1, 1]);
  expect(sets.map(setWinner)).toEqual([0, 1, null, null]);
  expect(startedSets(sets)).toHaveLength(3);
  expect(startedSets([[0, 0]])).toEqual([]);
  for (const games of [
    [1, 0],
    [0, 1],
    [2, 2],
  ] as const)
    expect(startedSets([games, [0, 0]])).toEqual([games]);
  expect(
    setsWon([
      [6, 4],
      [6, 3],
    ]),
  ).toEqual([2, 0]);
  expect(
    setsWon([
      [4, 6],
      [1, 0],
    ]),
  ).toEqual([0, 1]);
});

test('players of either side read their own games first', () => {
  const sets = [
    [6, 4],
    [3, 6],
  ] as const;
  expect(setsSeenFrom(0, sets)).toEqual(sets);
  expect(setsSeenFrom(1, sets)).toEqual([
    [4, 6],
    [6, 3],
  ]);
});
