import { matchCount, matchCountGenitive } from './match-count';

test.each([
  [0, '0 mečeva'],
  [1, '1 meč'],
  [2, '2 meča'],
  [5, '5 mečeva'],
  [11, '11 mečeva'],
  [21, '21 meč'],
  [22, '22 meča'],
])('%i matches: %s', (count, text) => expect(matchCount(count)).toBe(text));

test.each([
  [1, '1 meča'],
  [2, '2 meča'],
  [5, '5 mečeva'],
  [21, '21 meča'],
])('of %i matches: %s', (count, text) => expect(matchCountGenitive(count)).toBe(text));
