import {
  dayCount,
  matchCount,
  matchCountGenitive,
  pictureCount,
  playerCount,
  pointCount,
  reservationCount,
  roundCount,
  slotCount,
} from './counts';

test.each([
  [0, '0 mečeva'],
  [1, '1 meč'],
  [2, '2 meča'],
  [5, '5 mečeva'],
  [11, '11 mečeva'],
  [21, '21 meč'],
  [22, '22 meča'],
])('%i matches: %s', (count, text) => expect(matchCount(count)).toBe(text));

test.each([
  [1, '1 meča'],
  [2, '2 meča'],
  [5, '5 mečeva'],
  [21, '21 meča'],
])('of %i matches: %s', (count, text) => expect(matchCountGenitive(count)).toBe(text));

test.each([
  [0, '0 igrača'],
  [1, '1 igrač'],
  [3, '3 igrača'],
  [11, '11 igrača'],
  [21, '21 igrač'],
])('%d players are %s', (count, text) => expect(playerCount(count)).toBe(text));

test.each([
  [0, '0 bodova'],
  [1, '1 bod'],
  [62, '62 boda'],
  [11, '11 bodova'],
])('%i points: %s', (count, text) => expect(pointCount(count)).toBe(text));

test.each([
  [1, '1 kolo'],
  [3, '3 kola'],
  [18, '18 kola'],
  [21, '21 kolo'],
])('%i rounds: %s', (count, text) => expect(roundCount(count)).toBe(text));

test.each([
  [1, '1 dan'],
  [2, '2 dana'],
  [11, '11 dana'],
  [21, '21 dan'],
])('%i days: %s', (count, text) => expect(dayCount(count)).toBe(text));

test.each([
  [0, '0 slika'],
  [1, '1 slika'],
  [22, '22 slike'],
  [47, '47 slika'],
])('%i pictures: %s', (count, text) => expect(pictureCount(count)).toBe(text));

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

test('with a kind', () => expect(reservationCount(3, 'gratis')).toBe('3 gratis rezervacije'));
