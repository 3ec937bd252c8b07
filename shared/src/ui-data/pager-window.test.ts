import { pagerWindow } from './pager-window';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, 4]],
  [2, 10, [1, 2, 3, 4]],
  [3, 10, [1, 2, 3, 4]],
  [4, 10, [2, 3, 4, 5]],
  [9, 10, [7, 8, 9, 10]],
  [10, 10, [7, 8, 9, 10]],
])('page %i of %i offers %j', (page, pageCount, expected) => {
  expect(pagerWindow(page, pageCount)).toEqual(expected);
});
