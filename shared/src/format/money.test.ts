import { euros, signedEuros } from './money';

test.each([
  [-17, '−17,00\u00a0€'],
  [0, '0,00\u00a0€'],
  [1234.5, '1.234,50\u00a0€'],
])('%d euros are %s', (amount, expected) => {
  expect(euros(amount)).toBe(expected);
});

test('what came in has a plus, nothing has no sign', () => {
  expect([20, 0, -10].map(signedEuros)).toEqual(['+20,00\u00a0€', '0,00\u00a0€', '−10,00\u00a0€']);
});
