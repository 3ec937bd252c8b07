import { isCharged, PAYMENT_LABELS, PAYMENT_STATUSES } from './payment-status';

test.each([
  ['PAID', 'Plaćeno'],
  ['NOT_PAID', 'Nije plaćeno'],
  ['FREE', 'Besplatno'],
  ['COMPLIMENTARY', 'Gratis'],
  ['INTERNAL', 'Interna'],
  ['USER_FAVOR', 'Za uslugu'],
] as const)('%s is labelled %s', (status, label) => expect(PAYMENT_LABELS[status]).toBe(label));

test('only a reservation with a price is charged to the account, paid or not', () => {
  expect(PAYMENT_STATUSES.filter(isCharged)).toEqual(['PAID', 'NOT_PAID']);
});

test('every status has its own label', () => {
  expect(new Set(Object.values(PAYMENT_LABELS)).size).toBe(PAYMENT_STATUSES.length);
});
