import { AmountForm, GratisForm } from './entry-forms';

test.each([
  ['20', 20],
  [' 20 ', 20],
  ['-5', -5],
  ['0', 0],
  ['10000', 10_000],
  ['1.200', 1200],
  ['−20,00\u00a0€', -20],
])('the amount %j is %d', (typed, amount) =>
  expect(AmountForm.parse({ userId: 7, amount: typed, reason: '' }).amount).toBe(amount),
);

test.each([
  ['', 'Iznos mora biti cijeli broj.'],
  [' ', 'Iznos mora biti cijeli broj.'],
  ['-', 'Iznos mora biti cijeli broj.'],
  ['12,50', 'Iznos mora biti cijeli broj.'],
  ['12.5', 'Iznos mora biti cijeli broj.'],
  ['1e3', 'Iznos mora biti cijeli broj.'],
  ['+5', 'Iznos mora biti cijeli broj.'],
  ['10001', 'Najviše 10.000.'],
  ['-10001', 'Najmanje −10.000.'],
])('the amount %j is refused: %s', (typed, message) => {
  const parsed = AmountForm.safeParse({ userId: 7, amount: typed, reason: '' });
  expect(parsed.error?.issues[0]?.message).toBe(message);
});

test.each([
  ['0', 0],
  ['12', 12],
])('%j gratis reservations are %d', (typed, amount) => {
  expect(GratisForm.parse({ userId: 7, amount: typed })).toEqual({ userId: 7, amount });
});

test.each(['', '-1', '2,5', 'tri'])('%j gratis reservations are refused', (typed) => {
  expect(GratisForm.safeParse({ userId: 7, amount: typed }).error?.issues[0]?.message).toBe(
    'Upišite cijeli broj, 0 ili veći.',
  );
});
