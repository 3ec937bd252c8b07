import { balanceNote } from './balance-note';

test.each([
  [-17, 17, 'Ukupno 17,00\u00a0€, koliko iznosi i dug na računu.'],
  [
    -12,
    17,
    'Ukupno 17,00\u00a0€; od toga 5,00\u00a0€ već čeka na računu, ali ne pokriva cijelu najstariju rezervaciju.',
  ],
  [-27, 17, 'Ukupno 17,00\u00a0€; ostatak duga od 10,00\u00a0€ dolazi od ispravaka.'],
  [
    -0.3,
    0.4,
    'Ukupno 0,40\u00a0€; od toga 0,10\u00a0€ već čeka na računu, ali ne pokriva cijelu najstariju rezervaciju.',
  ],
])('balance %d, unpaid %d', (balance, unpaid, message) => expect(balanceNote(balance, unpaid)).toBe(message));
