import { bookingFacts } from './booking-facts';

test('a question about a booking contains its day, price, time and court', () => {
  expect(bookingFacts({ date: '2026-11-23', starts: '18:30:00', minutes: 90, price: 10, court: 2 })).toEqual({
    date: { label: 'Datum', value: 'ponedjeljak, 23.\u00a0studenoga\u00a02026.' },
    price: { label: 'Cijena', value: '10,00\u00a0€', strong: true },
    time: { label: 'Vrijeme', value: '18:30–20:00, teren\u00a02' },
  });
});

test('a booking that costs nothing has no price', () => {
  const booking = { date: '2026-11-23', starts: '18:30:00', minutes: 90, price: null, court: 2 };
  expect(bookingFacts(booking).price).toEqual({ label: 'Cijena', value: 'besplatno', strong: true });
});
