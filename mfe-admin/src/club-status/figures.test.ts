import { backupFigures } from './figures';

test.each([
  [47, '47 h'],
  [48, '2 dana'],
  [5 * 24, '5 dana'],
  [21 * 24, '21 dan'],
  [111 * 24, '111 dana'],
])('a backup of %i hours is %s old', (ageHours, text) => {
  const backup = { lastAt: '2026-11-20T02:00:00.000Z', ageHours, bytes: null, everyHours: 24 };
  const figures = backupFigures({ backup } as Parameters<typeof backupFigures>[0]);
  expect(figures).toContainEqual({ label: 'Starost', value: text });
});
