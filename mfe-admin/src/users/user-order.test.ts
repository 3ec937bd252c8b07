import { aUser } from '../testing/a-user';
import { inOrder, userOrder } from './user-order';

const users = [
  aUser({ userId: 1, firstName: 'Zora', lastName: 'Čolak', accountBalance: 5 }),
  aUser({ userId: 2, firstName: 'Ana', lastName: 'Zec', accountBalance: -17, gratisServiceReservations: 3 }),
  aUser({ userId: 3, firstName: 'Ante', lastName: 'Cvitan', accountBalance: 5 }),
  aUser({ userId: 4, firstName: 'Ana', lastName: 'Čolak', accountBalance: 100.5, gratisServiceReservations: 1 }),
  aUser({ userId: 5, firstName: 'Ivo', lastName: 'Šimić', accountBalance: 0 }),
];

test.each([
  ['name', [3, 4, 1, 5, 2]],
  ['name-down', [2, 5, 1, 4, 3]],
  ['balance-up', [2, 5, 3, 1, 4]],
  ['balance-down', [4, 3, 1, 5, 2]],
  ['gratis', [2, 4, 3, 1, 5]],
] as const)('%s', (order, ids) => expect(inOrder(users, order).map(({ userId }) => userId)).toEqual(ids));

test.each([null, '', 'height', 'toString'])('%j in an address is by name', (text) =>
  expect(userOrder(text)).toBe('name'),
);
test('a known order is kept', () => expect(userOrder('balance-up')).toBe('balance-up'));
