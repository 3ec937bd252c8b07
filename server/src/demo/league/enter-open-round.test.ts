import { type SetScore, setsWon } from '@club/shared/domain';
import { disputeOf } from './enter-open-round';

test.each([
  [
    [
      [4, 6],
      [6, 7],
    ],
    'Drugi set bio je 7:5.',
  ],
  [
    [
      [6, 3],
      [5, 7],
      [6, 1],
    ],
    'Drugi set bio je 7:6.',
  ],
  [
    [
      [7, 5],
      [7, 5],
    ],
    'Drugi set bio je 7:6.',
  ],
] as [SetScore[], string][])('a dispute over %j claims another second set with the same winner', (sets, reason) => {
  expect(setsWon(sets)).toContain(2);
  expect(disputeOf(sets)).toBe(reason);
});
