import { userOrder } from './user-order';

test.each([null, '', 'height', 'toString'])('%j in an address means by name', (text) =>
  expect(userOrder(text)).toBe('name'),
);
test('a known order is kept', () => expect(userOrder('balance-up')).toBe('balance-up'));
