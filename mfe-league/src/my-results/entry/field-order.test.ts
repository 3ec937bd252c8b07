import { nextField, previousField } from './field-order';

test.each([
  [1, [0, 1, 2, 3, 4, 5]],
  [2, [1, 0, 3, 2, 5, 4]],
] as const)('player %d fills in set by set, own line first, and erases the same way back', (side, order) => {
  expect(order.map((field) => nextField(field, side))).toEqual([...order.slice(1), order[5]]);
  expect(order.map((field) => previousField(field, side))).toEqual([order[0], ...order.slice(0, -1)]);
});
