import { euroHint, feeInEuros, formatFee } from './fee-amount';

test.each([
  [60, 'EUR' as const, '60,00\u00a0€', undefined],
  [200, 'HRK' as const, '200,00\u00a0HRK', '=\u00a026,54\u00a0€'],
])('%d %s', (paymentAmount, currency, written, hint) => {
  expect(formatFee({ paymentAmount, currency })).toBe(written);
  expect(euroHint(feeInEuros({ paymentAmount, currency }), currency)).toBe(hint);
});
