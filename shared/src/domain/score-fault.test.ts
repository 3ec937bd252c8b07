import { scoreFault } from './score-fault';
import type { SetScore } from './tennis-sets';

const setsOf = (text: string): SetScore[] =>
  text.split(' ').map((set) => {
    const [first = 0, second = 0] = set.split(':').map(Number);
    return [first, second];
  });

test.each(['6:4 6:2', '6:4 3:2', '0:1', '6:4 4:6 7:6', '6:4 4:6 6:6'])('%s can be played', (sets) =>
  expect(scoreFault(setsOf(sets))).toBeUndefined(),
);

test('a match without any set can be played', () => expect(scoreFault([])).toBeUndefined());

test.each([
  ['7:3', 'SET_IMPOSSIBLE', 0, 'Set 7:3 nije moguć: set završava 6:0 do 6:4, 7:5 ili 7:6 u tie-breaku.'],
  ['6:0 4:7', 'SET_IMPOSSIBLE', 1, 'Set 4:7 nije moguć: set završava 6:0 do 6:4, 7:5 ili 7:6 u tie-breaku.'],
  ['5:3 6:2', 'SET_UNFINISHED', 0, '1. set (5:3) nije odigran do kraja.'],
  ['6:4 0:0 6:4', 'SET_UNFINISHED', 1, '2. set (0:0) nije odigran do kraja.'],
  ['6:4 6:2 1:0', 'TOO_MANY_SETS', 2, 'Igra se na dva dobivena seta: nakon 2:0 nema trećeg seta.'],
  ['6:4 4:6 6:4 6:4', 'TOO_MANY_SETS', 3, 'Igra se na dva dobivena seta: nakon trećeg seta nema četvrtog seta.'],
])('%s cannot be played: %s in set %i', (sets, kind, set, message) =>
  expect(scoreFault(setsOf(sets))).toEqual({ kind, set, message }),
);
