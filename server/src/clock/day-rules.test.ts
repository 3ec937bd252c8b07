import { dayAfter, daysBetween, shortDate } from './day-rules';

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  // The days on which the clocks change are days like any other.
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-03-30', -1, '2026-03-29'],
])('%s and %i days is %s', (date, days, then) => {
  expect(dayAfter(date, days)).toBe(then);
  expect(daysBetween(date, then)).toBe(days);
});

test('a date in words', () => expect(shortDate('2026-04-05')).toBe('05.04.2026.'));
