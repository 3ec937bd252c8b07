import { drawByes } from './draw-byes';

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
