import { priceChangeLines } from './price-change-lines';

const ten = { packageName: 'Paket 10', price: 60, includedDaySlots: 10, includedNightSlots: 0 };
const before = { validFrom: '2025-11-20', dayPrice: 7, nightPrice: 10, nightFrom: '17:00:00', packages: [ten] };
const five = { ...ten, packageName: 'Paket 5', price: 30 };

test('old prices are next to new ones, and unchanged prices are listed once', () => {
  const after = { ...before, validFrom: '2026-11-20', dayPrice: 8.5, nightFrom: '17:00', packages: [five] };
  expect(priceChangeLines(before, after)).toEqual([
    'Dnevni termin: sada 7,00\u00a0€, zatim 8,50\u00a0€',
    'Noćni termin: 10,00\u00a0€',
    'Noćni od: 17:00',
    'Paket 10: sada 60,00\u00a0€ (dnevni 10, noćni 0), zatim nema',
    'Paket 5: sada nema, zatim 30,00\u00a0€ (dnevni 10, noćni 0)',
    'Već napravljene rezervacije zadržavaju svoju cijenu.',
  ]);
});

test('a package that contains less for the same price is a change', () => {
  const after = { ...before, packages: [{ ...ten, includedDaySlots: 5 }] };
  expect(priceChangeLines(before, after)).toContain(
    'Paket 10: sada 60,00\u00a0€ (dnevni 10, noćni 0), zatim 60,00\u00a0€ (dnevni 5, noćni 0)',
  );
});

test('the first list of all has no old prices', () => {
  expect(priceChangeLines(undefined, before).slice(0, 4)).toEqual([
    'Dnevni termin: 7,00\u00a0€',
    'Noćni termin: 10,00\u00a0€',
    'Noćni od: 17:00',
    'Paket 10: 60,00\u00a0€ (dnevni 10, noćni 0)',
  ]);
});
