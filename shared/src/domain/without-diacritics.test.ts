import { withoutDiacritics } from './without-diacritics';

test.each([
  ['Kovač', 'kovac'],
  ['ĐURĐICA Šimić-Žanić', 'durdica simic-zanic'],
  ['Čvrljak', 'cvrljak'],
  ['Müller', 'muller'],
  ['Dell’Orco', "dell'orco"],
  ["O'Brien", "o'brien"],
])('%s is typed %s', (name, typed) => {
  expect(withoutDiacritics(name)).toBe(typed);
});
