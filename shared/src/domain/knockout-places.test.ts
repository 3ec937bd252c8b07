import { bracketSize, drawByes } from './knockout-places';

test.each([
  [63, 16],
  [48, 16],
  [47, 17],
  [33, 31],
  [32, 0],
  [31, 1],
  [24, 8],
  [2, 0],
])('in a draw of %d players %d of the best have a bye', (players, byes) => expect(drawByes(players)).toBe(byes));

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [33, 64],
  [64, 64],
])('a field of %d is drawn on %d lines', (field, lines) => expect(bracketSize(field)).toBe(lines));
