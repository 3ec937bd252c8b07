import { accountEffect } from './account-effect';

test.each([
  [
    { stanjeRacuna: 50, gratisServiceReservation: 3 },
    'USER_FAVOR',
    'Koristi se gratis rezervacija za uslugu: cijena se ne naplaćuje.',
    { label: 'Ostaje', value: '2 gratis rezervacije' },
  ],
  [
    { stanjeRacuna: 7, gratisServiceReservation: 0 },
    'PAID',
    'Plaća se s računa.',
    { label: 'Novo stanje', value: '0,00\u00a0€' },
  ],
  [
    { stanjeRacuna: 6.99, gratisServiceReservation: 0 },
    'NOT_PAID',
    'Stanje računa (6,99\u00a0€) ne pokriva cijenu: rezervacija ostaje neplaćena.',
    { label: 'Novo stanje', value: '−0,01\u00a0€' },
  ],
])('%j', (account, funding, line, left) => expect(accountEffect(account, 7)).toEqual({ funding, line, left }));
