import { PaymentStatus } from '@club/shared/contracts/reservations';
import { MATCH_WORDS, PAYMENT_WORDS, reservationCount, slotTime } from './reservation-words';

test.each([
  ['PAID', 'Plaćeno'],
  ['NOT_PAID', 'Nije plaćeno'],
  ['FREE', 'Besplatno'],
  ['COMPLIMENTARY', 'Gratis'],
  ['INTERNAL', 'Interna'],
  ['USER_FAVOR', 'Za uslugu'],
] as const)('%s reads %s', (status, label) => expect(PAYMENT_WORDS[status].label).toBe(label));

test('every status has a word of its own', () => {
  const labels = PaymentStatus.options.map((status) => PAYMENT_WORDS[status].label);
  expect(new Set(labels).size).toBe(PaymentStatus.options.length);
});

test.each([
  ['FRIENDLY', 'Prijateljski susret'],
  ['LEAGUE', 'Liga susret'],
] as const)('%s reads %s', (kind, label) => expect(MATCH_WORDS[kind]).toBe(label));

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
])('%i reservations: %s', (count, words) => expect(reservationCount(count)).toBe(words));
