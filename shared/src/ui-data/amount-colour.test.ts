import { amountColour } from './amount-colour';

test.each([
  [-17, 'taken.main'],
  [0, 'text.primary'],
  [39.5, 'free.main'],
])('an amount of %d has the colour %s', (value, colour) => {
  expect(amountColour(value)).toBe(colour);
});
