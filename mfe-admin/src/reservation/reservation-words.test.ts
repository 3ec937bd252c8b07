import { aReservation } from '../testing/a-reservation';
import { placeWords, sumOf } from './reservation-words';

test('a reservation is told from others by day, time and court', () => {
  expect(placeWords(aReservation({ teren: 2 }))).toBe('18.11.2026., 18:30–20:00, teren 2');
});

test.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[20, -5.5, 0.05], 14.55],
])('%j come to %d', (amounts, sum) => expect(sumOf(amounts)).toBe(sum));
