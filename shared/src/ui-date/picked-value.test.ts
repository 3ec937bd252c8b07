import { DateTime } from 'luxon';
import { pickedDate, pickedTime } from './picked-value';

test.each([
  [pickedDate, '2026-11-20'],
  [pickedDate, '2026-03-29'],
  [pickedDate, ''],
  [pickedTime, '17:00'],
  [pickedTime, '00:30'],
  [pickedTime, ''],
])('%j: %s is read and written back unchanged, whatever the browser’s time zone', (kind, text) => {
  expect(kind.write(kind.read(text))).toBe(text);
});

test('a partly typed value is neither empty nor valid', () => {
  expect(pickedDate.write(DateTime.invalid('two of three parts'))).toBe('incomplete');
  expect(pickedDate.read('incomplete')).toBeNull();
});
