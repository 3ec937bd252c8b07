import { roundLength } from './round-length';

const lasting = (roundDays: number) => ({
  rules: { firstPair: 1, bonusFromRound: 5, bonusOnce: false, roundDays } as const,
});

test.each([
  [[], '7 do 8 dana'],
  [[{}], '7 do 8 dana'],
  [[lasting(8)], '7 do 8 dana'],
  [[lasting(7)], '7 dana'],
  [[lasting(1)], '1 dan'],
  [[lasting(14), {}], '7 do 14 dana'],
])('the rounds of %j last %s', (seasons, text) => expect(roundLength(seasons)).toBe(text));
