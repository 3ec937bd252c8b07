import { newerGrid } from './grid-queries';

const at = (version: number) => ({ termins: [], version });

test('the first answer is shown', () => expect(newerGrid(undefined, at(1))).toEqual(at(1)));
test('a newer answer replaces what is held', () => expect(newerGrid(at(1), at(2))).toEqual(at(2)));
test('an answer that was overtaken is dropped', () => expect(newerGrid(at(2), at(1))).toEqual(at(2)));
test('the same version may show a new price: it replaces too', () => {
  const arrived = at(2);
  expect(newerGrid(at(2), arrived)).toBe(arrived);
});
