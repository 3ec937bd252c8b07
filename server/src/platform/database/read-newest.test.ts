import { readNewest } from './read-newest';

/** A list of `length` rows, newest first. */
const list = (length: number) => async (limit: number) =>
  Array.from({ length }, (_, index) => ({ id: length - index })).slice(0, limit);

test.each([
  ['nothing', 0, [], null],
  ['a page that is not full', 2, [2, 1], null],
  ['a full page with nothing older', 3, [3, 2, 1], null],
  ['a full page with an older row', 4, [4, 3, 2], 2],
])('%s', async (_, length, ids, next) => {
  expect(await readNewest(3, list(length))).toEqual({ rows: ids.map((id) => ({ id })), next });
});
