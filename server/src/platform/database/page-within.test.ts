import { pageWithin } from './page-within';

test.each([
  ['the first page of nothing', 0, 10, 0, 0],
  ['a page beyond nothing', 3, 10, 0, 0],
  ['a page within', 1, 10, 25, 1],
  ['the last page, which is not full', 2, 10, 25, 2],
  ['a page beyond the end', 99, 10, 25, 2],
  ['a page beyond an end that is full', 2, 10, 20, 1],
])('%s', (_, page, size, total, answered) => {
  expect(pageWithin(page, size, total)).toBe(answered);
});
