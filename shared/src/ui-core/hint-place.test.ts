import { hintPlace } from './hint-place';

const hint = { width: 100, height: 30 };

test('is above and centred if there is room', () => {
  expect(hintPlace({ left: 200, top: 100, width: 40, height: 40 }, hint, 400)).toEqual({ left: 170, top: 70 });
});

test('is below an anchor at the upper edge', () => {
  expect(hintPlace({ left: 200, top: 20, width: 40, height: 40 }, hint, 400)).toEqual({ left: 170, top: 60 });
});

test.each([
  ['left', 0, 8],
  ['right', 370, 292],
])('stays inside the %s edge', (_edge, left, expected) => {
  expect(hintPlace({ left, top: 100, width: 20, height: 20 }, hint, 400).left).toBe(expected);
});
