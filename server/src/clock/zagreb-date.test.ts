import { zagrebDate } from './zagreb-date';

test.each([
  ['2026-07-10T21:59:59Z', '2026-07-10'],
  ['2026-07-10T22:00:00Z', '2026-07-11'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  // The nights in which the clocks change.
  ['2026-03-28T23:00:00Z', '2026-03-29'],
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
])('%s is in %s', (moment, date) => expect(zagrebDate(new Date(moment))).toBe(date));
