/** Rows of a pyramid at most, from 1 at the top (specification, section 9; resolution 18). */
export const PYRAMID_ROWS = 20;
/** Positions in a row, from 1 at the left (second specification, section 9). */
export const PYRAMID_POSITIONS = 4;
/** Cells of a full pyramid, thus players in it at most. */
export const PYRAMID_CELLS = PYRAMID_ROWS * PYRAMID_POSITIONS;
