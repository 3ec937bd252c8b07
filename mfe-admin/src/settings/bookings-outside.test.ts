import { ApiError } from '@club/shared/http';
import { aReservation } from '../testing/a-reservation';
import { bookingsOutside } from './bookings-outside';

const refused = (code: string, extra: object) =>
  new ApiError(
    409,
    code,
    'Izvan sezone.',
    {},
    { type: 'about:blank', title: '', status: 409, code, message: '', ...extra },
  );

test('the bookings outside are read from the refusal', () => {
  const reservations = [aReservation({ rezervacijaId: 5 })];
  expect(bookingsOutside(refused('BOOKINGS_OUTSIDE', { reservations }))).toEqual(reservations);
});

test.each([
  ['another refusal', refused('SEASON_OVERLAPS', { reservations: [] })],
  ['a refusal without a list', refused('BOOKINGS_OUTSIDE', {})],
  ['a fault', new TypeError('x is undefined')],
])('%s has none', (_what, error) => expect(bookingsOutside(error)).toBeUndefined());
