import { aReservation } from '@club/shared/testing';
import { formatPlace } from './reservation-labels';

test('a reservation is identified by day, time and court', () => {
  expect(formatPlace(aReservation({ teren: 2 }))).toBe('18.11.2026., 18:30–20:00, teren 2');
});
