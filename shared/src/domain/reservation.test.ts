import { MATCH_LABELS, reservationCount, slotTime } from './reservation';

test.each([
  ['FRIENDLY', 'Prijateljski susret'],
  ['LEAGUE', 'Liga susret'],
] as const)('%s reads %s', (kind, label) => expect(MATCH_LABELS[kind]).toBe(label));

test.each([
  ['08:00:00', '08:00–09:30'],
  ['18:30:00', '18:30–20:00'],
  ['23:00:00', '23:00–00:30'],
])('a slot that starts at %s lasts %s', (vrijemeTermina, range) => expect(slotTime({ vrijemeTermina })).toBe(range));

test.each([
  [0, '0 rezervacija'],
  [1, '1 rezervacija'],
  [2, '2 rezervacije'],
  [4, '4 rezervacije'],
  [5, '5 rezervacija'],
  [11, '11 rezervacija'],
  [12, '12 rezervacija'],
  [21, '21 rezervacija'],
  [22, '22 rezervacije'],
  [111, '111 rezervacija'],
])('%i reservations: %s', (count, text) => expect(reservationCount(count)).toBe(text));

test('of a kind', () => expect(reservationCount(3, 'gratis')).toBe('3 gratis rezervacije'));
