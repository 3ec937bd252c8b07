import { nextField } from './next-field';

test.each([
  [1, [0, 1, 2, 3, 4, 5, 5]],
  [2, [1, 0, 3, 2, 5, 4, 4]],
] as const)('player %d fills in set by set, own line first', (side, order) => {
  expect(order.slice(0, -1).map((field) => nextField(field, side))).toEqual(order.slice(1));
});
