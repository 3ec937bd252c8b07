import { gratisChange, gratisForService } from './gratis';

test.each([
  [1, '1 gratis rezervaciju za uslugu'],
  [2, '2 gratis rezervacije za uslugu'],
  [4, '4 gratis rezervacije za uslugu'],
  [5, '5 gratis rezervacija za uslugu'],
  [14, '14 gratis rezervacija za uslugu'],
  [21, '21 gratis rezervaciju za uslugu'],
  [23, '23 gratis rezervacije za uslugu'],
])('%i gratis: %s', (count, text) => expect(gratisForService(count)).toBe(text));

test.each([
  [{ gratis: 0, gratisAfter: 3 }, null],
  [{ gratis: 2, gratisAfter: 3 }, 'gratis rezervacije +2, stanje 3'],
  [{ gratis: 1, gratisAfter: 1 }, 'gratis rezervacije +1, stanje 1'],
  [{ gratis: -1, gratisAfter: 0 }, 'gratis rezervacije −1, stanje 0'],
])('%j is shown as %j', (entry, text) => expect(gratisChange(entry)).toBe(text));
