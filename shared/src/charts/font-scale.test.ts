import { fontScale } from './font-scale';

const root = document.documentElement;
afterEach(() => {
  root.style.fontSize = '';
});

test.each([
  ['', 1440, 1],
  ['16px', 360, 1],
  ['32px', 1440, 2],
  ['32px', 360, 1.5],
  ['12px', 1440, 1],
])('with a font size of "%s" on %i px a chart’s text is %d times as large', (size, width, scale) => {
  root.style.fontSize = size;
  window.innerWidth = width;
  expect(fontScale()).toBe(scale);
});
