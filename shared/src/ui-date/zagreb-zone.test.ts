import { DateTime, IANAZone } from 'luxon';
import { zagrebZone } from './zagreb-zone';

const QUARTER_MS = 900_000;

test.each([
  ['to summer time', '2026-03-29T01:00:00Z'],
  ['to winter time', '2026-10-25T01:00:00Z'],
])('the offsets around the change %s are those of luxon, also when they come from the cache', (_change, at) => {
  const change = Date.parse(at);
  const moments = Array.from({ length: 24 }, (_, index) => change + (index - 12) * QUARTER_MS + (index % 2) - 1);
  const expected = moments.map((moment) => IANAZone.create('Europe/Zagreb').offset(moment));
  expect(new Set(expected)).toEqual(new Set([60, 120]));
  for (const _time of ['first', 'again']) expect(moments.map((moment) => zagrebZone.offset(moment))).toEqual(expected);
});

test('equals the zone of that name, and has no offset for an invalid date', () => {
  expect(zagrebZone.equals(IANAZone.create('Europe/Zagreb'))).toBe(true);
  expect(DateTime.fromISO('2026-07-01', { zone: zagrebZone }).toISO()).toBe('2026-07-01T00:00:00.000+02:00');
  expect(zagrebZone.offset(Number.NaN)).toBeNaN();
});

test('luxon computes an offset once', () => {
  const compute = jest.spyOn(IANAZone.prototype, 'offset');
  const noon = Date.parse('2031-07-01T12:00:00Z');
  for (const minute of [0, 1, 59]) zagrebZone.offset(noon + minute * 60_000);
  expect(compute).toHaveBeenCalledTimes(1);
  compute.mockRestore();
});
