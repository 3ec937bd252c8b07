import { gratisLine } from './gratis-line';

test.each([
  [1, 'Igrač ima još 1 gratis rezervaciju za uslugu!'],
  [3, 'Igrač ima još 3 gratis rezervacije za uslugu!'],
  [5, 'Igrač ima još 5 gratis rezervacija za uslugu!'],
  [21, 'Igrač ima još 21 gratis rezervaciju za uslugu!'],
])('%i: %s', (count, line) => expect(gratisLine(count)).toBe(line));
