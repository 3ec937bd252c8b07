import { markDrawing, markPixels } from './club-mark';

/** Whether the mark is white at a place of its square of 32. */
function isWhite(x: number, y: number): boolean {
  const side = 320;
  const at = (Math.round(y * 10) * side + Math.round(x * 10)) * 3;
  return (
    markPixels('#1a62b3', side)
      .subarray(at, at + 3)
      .toString('hex') === 'ffffff'
  );
}

// Measured in the drawing, as Chromium shows it.
test.each([
  ['the top of the racket', 22.1, 7, true],
  ['the side of the racket', 14.3, 8.9, true],
  ['within the racket', 18.2, 12, false],
  ['the handle', 11, 20.4, true],
  ['the round end of the handle', 7.4, 24.3, true],
  ['beyond the end of the handle', 6.8, 25.2, false],
  ['the ball', 24.6, 22.6, true],
  ['within the ball', 22, 22.6, false],
  ['a corner', 0, 0, false],
])('%s', (_, x, y, white) => expect(isWhite(x, y)).toBe(white));

test('the drawing is in the club’s colour', () => {
  expect(markDrawing('#1a62b3')).toContain('rx="8" fill="#1a62b3"');
});
