import { gratisChange } from './gratis-change';

test.each([
  [{ gratis: 0, gratisAfter: 3 }, null],
  [{ gratis: 2, gratisAfter: 3 }, 'gratis rezervacije +2, stanje 3'],
  [{ gratis: -1, gratisAfter: 0 }, 'gratis rezervacije −1, stanje 0'],
])('%j: %j', (entry, words) => expect(gratisChange(entry)).toBe(words));
