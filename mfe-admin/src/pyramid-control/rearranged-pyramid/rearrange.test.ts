import { isSameField, isSameOrder, rearranged } from './rearrange';

test.each([
  ['two change places', [1, 2, 3, 4], 0, 2, 'SWAP', [3, 2, 1, 4]],
  ['somebody goes to a hole', [1, 2, 3, null], 0, 3, 'SWAP', [null, 2, 3, 1]],
  ['beyond the last place holes come between', [1, 2], 0, 4, 'SWAP', [null, 2, null, null, 1]],
  ['down: those between go up', [1, 2, 3, 4], 0, 2, 'MOVE', [2, 3, 1, 4]],
  ['up: those between go down', [1, 2, 3, 4], 3, 1, 'MOVE', [1, 4, 2, 3]],
  ['holes stay', [1, null, 2, 3], 3, 0, 'MOVE', [3, null, 1, 2]],
  ['nobody moves to a hole between others', [1, null, 2], 0, 1, 'MOVE', null],
  ['the same place', [1, 2], 1, 1, 'SWAP', null],
  ['nobody is there', [1, null], 1, 0, 'SWAP', null],
] as const)('%s', (_, order, from, to, mode, expected) => {
  expect(rearranged(order, from, to, mode)).toEqual(expected);
});

test('fields and orders are compared without the holes at the end', () => {
  expect(isSameField([1, 2, 3], [3, null, 1, 2])).toBe(true);
  expect(isSameField([1, 2], [1, 3])).toBe(false);
  expect(isSameOrder([1, 2, null], [1, 2])).toBe(true);
  expect(isSameOrder([1, null, 2], [1, 2])).toBe(false);
});
