import {
  briefDate,
  datesBetween,
  dayAfter,
  dayMonth,
  daysBetween,
  longDate,
  momentInText,
  shortDate,
  shortMoment,
  shortWeekday,
  slotRange,
  timeOfDay,
  weekday,
  zagrebDate,
} from './zagreb-dates';

test.each([
  [longDate, '20. studenoga 2026.'],
  [dayMonth, '20. studenoga'],
  [shortDate, '20.11.2026.'],
  [briefDate, '20.11.'],
  [weekday, 'petak'],
  [shortWeekday, 'pet'],
])('%p formats a Zagreb date, whatever the browser’s time zone: %s', (write, expected) => {
  expect(write('2026-11-20')).toBe(expected);
});

const hr = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('hr', { ...parts, timeZone: 'UTC' });
test.each([
  [longDate, hr({ day: 'numeric', month: 'long', year: 'numeric' })],
  [dayMonth, hr({ day: 'numeric', month: 'long' })],
  [weekday, hr({ weekday: 'long' })],
  [shortWeekday, hr({ weekday: 'short' })],
])('%p formats every day in Croatian, across the ends of months and of a leap year', (write, format) => {
  const days = datesBetween('2027-12-25', '2029-01-05');
  expect(days.map(write)).toEqual(days.map((day) => format.format(new Date(day))));
});

test.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-10-26', -1, '2026-10-25'],
  ['2026-12-31', 3, '2027-01-03'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s plus %i days is %s, also across a clock change', (date, days, expected) => {
  expect(dayAfter(date, days)).toBe(expected);
  expect(daysBetween(date, expected)).toBe(days);
});

test.each([
  ['18:30:00', '18:30–20:00'],
  ['08:00:00', '08:00–09:30'],
  ['23:00:00', '23:00–00:30'],
])('a slot from %s is %s', (start, expected) => {
  expect(slotRange(start, 90)).toBe(expected);
});

test.each([
  ['2026-07-01T21:59:59Z', '2026-07-01', '23:59:59'],
  ['2026-07-01T22:00:00Z', '2026-07-02', '00:00:00'],
  ['2026-12-31T23:00:00Z', '2027-01-01', '00:00:00'],
  ['2026-03-28T23:00:00Z', '2026-03-29', '00:00:00'],
  ['2026-03-29T00:59:59Z', '2026-03-29', '01:59:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29', '03:00:00'],
  ['2026-10-25T00:30:00Z', '2026-10-25', '02:30:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25', '02:30:00'],
])('the moment %s is %s, %s in Zagreb', (moment, date, time) => {
  expect([zagrebDate(moment), timeOfDay(moment)]).toEqual([date, time]);
  expect(zagrebDate(new Date(moment))).toBe(date);
});

test('dates outside the years 0000 to 9999 are refused, because they would sort before all others', () => {
  expect(() => dayAfter('9999-12-31', 1)).toThrow(RangeError);
  expect(() => dayAfter('0000-01-01', -1)).toThrow(RangeError);
});

test('every date between two dates, across the end of a month', () => {
  expect(datesBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(datesBetween('2026-02-27', '2026-02-27')).toEqual(['2026-02-27']);
  expect(datesBetween('9999-12-30', '9999-12-31')).toHaveLength(2);
});

test.each([
  ['2026-11-20T17:30:59Z', '20.11.2026. 18:30', '20.11.2026. u 18:30'],
  ['2026-07-31T22:05:00Z', '01.08.2026. 00:05', '01.08.2026. u 00:05'],
])('the moment %s is %s on Zagreb’s clock, in running text %s', (moment, inTable, inText) => {
  expect(shortMoment(moment)).toBe(inTable);
  expect(momentInText(moment)).toBe(inText);
});
