import { newerGrid } from './grid-queries';

const at = (version: number) => ({ termins: [], version });

test('the first response is shown', () => expect(newerGrid(undefined, at(1))).toEqual(at(1)));
test('a newer response replaces the current data', () => expect(newerGrid(at(1), at(2))).toEqual(at(2)));
test('an outdated response is dropped', () => expect(newerGrid(at(2), at(1))).toEqual(at(2)));
test('a response of the same version, which may contain a new price, replaces the current data too', () => {
  const arrived = at(2);
  expect(newerGrid(at(2), arrived)).toBe(arrived);
});
