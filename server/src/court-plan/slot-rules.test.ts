import { isHidden } from './slot-rules';

const rules = [
  { courtId: 2, starts: '20:00:00', fromDay: null },
  { courtId: 2, starts: '18:30:00', fromDay: '2025-08-24' },
];

test.each([
  [2, '20:00:00', '2019-01-01', true],
  [1, '20:00:00', '2019-01-01', false],
  [2, '18:30:00', '2025-08-23', false],
  [2, '18:30:00', '2025-08-24', true],
  [1, '18:30:00', '2025-08-24', false],
  [2, '17:00:00', '2025-08-24', false],
])('court %i at %s on %s is hidden: %s', (courtId, starts, day, hidden) =>
  expect(isHidden(rules, { courtId, starts }, day)).toBe(hidden),
);
