import { aReservation } from '@club/shared/testing';
import { refundLines, refundText } from './refund';

const rows = (...statuses: ('PAID' | 'NOT_PAID' | 'USER_FAVOR' | 'FREE')[]) =>
  statuses.map((statusPlacanja, index) => aReservation({ rezervacijaId: index + 1, statusPlacanja }));

test.each([
  [[], ['Nema rezervacija koje bi se otkazale.']],
  [rows('PAID', 'PAID'), ['Otkazuje se: 2 rezervacije', 'Vraća se igračima: 20,00\u00a0€']],
  [
    rows('PAID', 'NOT_PAID', 'FREE'),
    ['Otkazuje se: 3 rezervacije', 'Vraća se igračima: 10,00\u00a0€', 'Neplaćeno, dug se briše: 1 rezervacija'],
  ],
  [
    rows('NOT_PAID', 'NOT_PAID', 'FREE'),
    ['Otkazuje se: 3 rezervacije', 'Vraća se igračima: 0,00\u00a0€', 'Neplaćeno, dug se briše: 2 rezervacije'],
  ],
  [rows('USER_FAVOR'), ['Otkazuje se: 1 rezervacija', 'Vraća se igračima: 0,00\u00a0€ i 1 gratis rezervacija']],
])('case %#', (voided, lines) => expect(refundLines(voided)).toEqual(lines));

test.each([
  ['PAID', 'Igraču se vraća: 10,00\u00a0€.'],
  ['NOT_PAID', 'Nije plaćeno: briše se dug od 10,00\u00a0€.'],
  ['USER_FAVOR', 'Igraču se vraća gratis rezervacija.'],
  ['COMPLIMENTARY', 'Ništa se ne vraća.'],
  ['FREE', 'Ništa se ne vraća.'],
] as const)('one reservation with the status %s', (statusPlacanja, text) =>
  expect(refundText(aReservation({ statusPlacanja }))).toBe(text),
);
