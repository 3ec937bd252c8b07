import { matchesAllWords } from './text-search';
import { withoutDiacritics } from './without-diacritics';

test.each([
  ['', true],
  ['  ', true],
  ['KOVAČ', true],
  ['duro kov', true],
  ['kovačić', false],
  ['đuro ana', false],
])('%j finds Đuro Kovač: %s', (search, found) => {
  expect(matchesAllWords(search)(withoutDiacritics('Đuro Kovač'))).toBe(found);
});
