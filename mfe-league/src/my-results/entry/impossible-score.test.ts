import { impossibleScore } from './impossible-score';

test.each([
  [
    [
      [6, 4],
      [6, 2],
      [0, 0],
    ],
    false,
    null,
  ],
  [
    [
      [6, 4],
      [3, 2],
      [0, 0],
    ],
    false,
    null,
  ],
  [
    [
      [6, 4],
      [3, 2],
      [0, 0],
    ],
    true,
    null,
  ],
  [
    [
      [7, 3],
      [0, 0],
      [0, 0],
    ],
    false,
    'Set 7:3 nije moguć: set završava 6:0 do 6:4, 7:5 ili 7:6 u tie-breaku.',
  ],
  [
    [
      [5, 3],
      [6, 2],
      [0, 0],
    ],
    false,
    '1. set (5:3) nije odigran do kraja.',
  ],
  [
    [
      [6, 4],
      [6, 2],
      [1, 0],
    ],
    false,
    'Igra se na dva dobivena seta: nakon 2:0 nema trećeg seta.',
  ],
  [
    [
      [6, 4],
      [6, 2],
      [0, 0],
    ],
    true,
    'Meč je odigran do kraja; maknite oznaku predaje.',
  ],
] as const)('%j, retired %s: %s', (sets, isRetired, message) => expect(impossibleScore(sets, isRetired)).toBe(message));
