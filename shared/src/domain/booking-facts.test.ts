import { bookingFacts } from './booking-facts';

test('a question about a booking contains its day, price, time and court', () => {
  expect(bookingFacts({ date: '2026-11-23', starts: '18:30:00', minutes: 90, price: 10, court: 2 })).toEqual({
    date: 'Datum: ponedjeljak, 23.\u00a0studenoga\u00a02026.',
    price: 'Cijena: 10,00\u00a0€',
    time: 'Vrijeme: 18:30–20:00, teren 2',
  });
});
