import { hasStarted } from './wall-clock';

test.each([
  ['2026-11-20', '18:30:00', '18:29:59', false],
  ['2026-11-20', '18:30:00', '18:30:00', true],
  ['2026-11-21', '08:00:00', '23:59:59', false],
  ['2026-11-19', '20:00:00', '00:00:01', true], // the page stayed open over midnight
])('a slot on %s at %s has started on the 20th at %s: %s', (day, starts, timeOfDay, started) =>
  expect(hasStarted({ today: '2026-11-20', timeOfDay }, day, starts)).toBe(started),
);
