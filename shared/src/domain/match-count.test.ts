import { matchCount } from './match-count';

test.each([
  [0, '0 mečeva'],
  [1, '1 meč'],
  [2, '2 meča'],
  [5, '5 mečeva'],
  [11, '11 mečeva'],
  [21, '21 meč'],
  [22, '22 meča'],
])('%i matches: %s', (count, text) => expect(matchCount(count)).toBe(text));
