import {
  centsToEuros,
  eurosToCents,
  formatEuros,
  formatMoney,
  formatMoneyWithEuros,
  formatSignedEuros,
  plainEuros,
  sumEuros,
} from './money';

test.each([
  [-17, '−17,00\u00a0€'],
  [0, '0,00\u00a0€'],
  [1234.5, '1.234,50\u00a0€'],
])('%d euros are %s', (amount, expected) => {
  expect(formatEuros(amount)).toBe(expected);
});

test.each([
  [6000, 'EUR', '60,00\u00a0€', '60,00\u00a0€'],
  [20_000, 'HRK', '200,00\u00a0HRK', '200,00\u00a0HRK (=\u00a026,54\u00a0€)'],
])('%i hundredths of %s are written as %s, in a sentence as %s', (cents, currency, expected, inSentence) => {
  expect(formatMoney(cents, currency)).toBe(expected);
  expect(formatMoneyWithEuros(cents, currency)).toBe(inSentence);
});

test.each([
  [1234.5, '1234,50'],
  [-17, '-17,00'],
])('%d euros in a form or a spreadsheet are %s', (amount, text) => {
  expect(plainEuros(amount)).toBe(text);
});

test('income has a plus sign, zero has no sign', () => {
  expect([20, 0, -10].map(formatSignedEuros)).toEqual(['+20,00\u00a0€', '0,00\u00a0€', '−10,00\u00a0€']);
});

test.each([
  [0.29, 29],
  [1.15, 115],
  [-17, -1700],
])('%d euros are %i cents, and back', (euros, cents) => {
  expect(eurosToCents(euros)).toBe(cents);
  expect(centsToEuros(cents)).toBe(euros);
});

test.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[20, -5.5, 0.05], 14.55],
])('%j come to %d', (amounts, sum) => expect(sumEuros(amounts)).toBe(sum));
