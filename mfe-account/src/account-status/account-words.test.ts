import { gratisChange, gratisLine } from './account-words';

test.each([
  [1, 'Imate 1 gratis rezervaciju za uslugu!'],
  [2, 'Imate 2 gratis rezervacije za uslugu!'],
  [4, 'Imate 4 gratis rezervacije za uslugu!'],
  [5, 'Imate 5 gratis rezervacija za uslugu!'],
  [14, 'Imate 14 gratis rezervacija za uslugu!'],
  [21, 'Imate 21 gratis rezervaciju za uslugu!'],
  [23, 'Imate 23 gratis rezervacije za uslugu!'],
])('%i gratis: %s', (count, line) => expect(gratisLine(count)).toBe(line));

test.each([
  [{ gratis: 0, gratisAfter: 3 }, null],
  [{ gratis: 2, gratisAfter: 3 }, 'Gratis rezervacije: +2, stanje 3'],
  [{ gratis: -1, gratisAfter: 0 }, 'Gratis rezervacije: −1, stanje 0'],
])('%j reads %j', (entry, words) => expect(gratisChange(entry)).toBe(words));
