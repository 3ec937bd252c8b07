import { withStop } from './with-stop';

test.each([
  ['Ulaze: Babić M.', 'Ulaze: Babić M.'],
  ['Ulazi: Babić Marko', 'Ulazi: Babić Marko.'],
  ['Krivi set!', 'Krivi set!'],
])('%s ends a sentence as %s', (text, expected) => {
  expect(withStop(text)).toBe(expected);
});
