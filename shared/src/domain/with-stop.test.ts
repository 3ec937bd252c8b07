import { withStop } from './with-stop';

test.each([
  ['Ulaze: Babić M.', 'Ulaze: Babić M.'],
  ['Ulazi: Babić Marko', 'Ulazi: Babić Marko.'],
  ['Dr. Babić', 'Dr. Babić.'],
  ['Krivi set!', 'Krivi set!'],
])('%s at the end of a sentence is %s', (text, expected) => {
  expect(withStop(text)).toBe(expected);
});
