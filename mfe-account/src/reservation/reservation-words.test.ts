import { aReservation } from '../testing/a-reservation';
import { reservationLines } from './reservation-words';

test('a question about a reservation names its day, price and time', () => {
  const row = aReservation({ datumRezerviranja: '2026-11-23', vrijemeTermina: '18:30:00', cijena: 10, teren: 2 });
  expect(reservationLines(row)).toEqual([
    'Datum: ponedjeljak, 23. studenoga 2026.',
    'Cijena: 10,00\u00a0€',
    'Vrijeme: 18:30–20:00, teren 2',
  ]);
});
