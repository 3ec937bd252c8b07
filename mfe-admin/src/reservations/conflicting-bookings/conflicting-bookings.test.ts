import { ApiError } from '@club/shared/http';
import { aReservation } from '@club/shared/testing';
import { conflictingBookings } from './conflicting-bookings';

const refused = (code: string, extra: object) =>
  new ApiError(
    409,
    code,
    'Izvan sezone.',
    {},
    { type: 'about:blank', title: '', status: 409, code, message: '', ...extra },
  );

test('the bookings are read from the refusal', () => {
  const reservations = [aReservation({ rezervacijaId: 5 })];
  expect(conflictingBookings(refused('BOOKINGS_OUTSIDE', { reservations }), 'BOOKINGS_OUTSIDE')).toEqual(reservations);
});

test.each([
  ['another refusal', refused('SEASONS_OVERLAP', { reservations: [] })],
  ['a refusal without a list', refused('BOOKINGS_OUTSIDE', {})],
  ['a fault', new TypeError('x is undefined')],
])('%s has none', (_what, error) => expect(conflictingBookings(error, 'BOOKINGS_OUTSIDE')).toBeUndefined());
