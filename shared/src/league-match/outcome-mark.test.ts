import { outcomeMark } from './outcome-mark';

test.each([
  ['PLAYED', null],
  ['RETIRED', 'ret.'],
  ['WALKOVER', 'predaja'],
  ['DOUBLE_WALKOVER', 'obostrana predaja'],
  ['NO_RESULT', 'bez pobjednika'],
  ['UNPLAYED', null],
  [null, null],
] as const)('%s is marked %s', (outcome, mark) => expect(outcomeMark({ outcome })).toBe(mark));
