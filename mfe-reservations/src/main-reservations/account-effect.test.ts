import { accountEffect } from './account-effect';

test.each([
  [
    { stanjeRacuna: 50, gratisServiceReservation: 3 },
    'Koristi se gratis rezervacija za uslugu: cijena se ne naplaćuje. Ostaje: 2 gratis rezervacije.',
  ],
  [{ stanjeRacuna: 7, gratisServiceReservation: 0 }, 'Plaća se s računa. Novo stanje: 0,00\u00a0€'],
  [
    { stanjeRacuna: 6.99, gratisServiceReservation: 0 },
    'Stanje računa (6,99\u00a0€) ne pokriva cijenu: rezervacija ostaje neplaćena. Novo stanje: −0,01\u00a0€',
  ],
])('%j', (account, message) => expect(accountEffect(account, 7)).toBe(message));
