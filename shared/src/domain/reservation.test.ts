import { MATCH_LABELS, reservationCount, slotCount, slotTime, takenBackLabel } from './reservation';

test.each([
  ['FRIENDLY', 'Prijateljski susret'],
  ['LEAGUE', 'Liga susret'],
] as const)('%s is labelled %s', (kind, label) => expect(MATCH_LABELS[kind]).toBe(label));

test.each([
  ['08:00:00', 90, '08:00–09:30'],
  ['18:30:00', 75, '18:30–19:45'],
  ['23:00:00', 90, '23:00–00:30'],
])('a slot that starts at %s and lasts %i minutes is %s', (vrijemeTermina, minutes, range) =>
  expect(slotTime({ vrijemeTermina, minutes })).toBe(range),
);

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

test.each([
  [1, '1 termin'],
  [3, '3 termina'],
  [12, '12 termina'],
  [21, '21 termin'],
])('%i slots: %s', (count, text) => expect(slotCount(count)).toBe(text));

test('a member cancels; the club deletes and gives a reason', () => {
  expect(takenBackLabel({ cancelReason: null })).toBe('Otkazano');
  expect(takenBackLabel({ cancelReason: 'Kiša' })).toBe('Izbrisano');
});

test('with a kind', () => expect(reservationCount(3, 'gratis')).toBe('3 gratis rezervacije'));
