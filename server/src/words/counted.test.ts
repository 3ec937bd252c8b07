import { countedReservations } from './counted';

test.each([
  [1, '1 rezervacija'],
  [2, '2 rezervacije'],
  [5, '5 rezervacija'],
  [11, '11 rezervacija'],
  [12, '12 rezervacija'],
  [21, '21 rezervacija'],
  [22, '22 rezervacije'],
])('%i: %s', (count, words) => expect(countedReservations(count)).toBe(words));

test('of a kind', () => expect(countedReservations(3, 'gratis')).toBe('3 gratis rezervacije'));
