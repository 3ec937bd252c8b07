/** Cells in a row (second specification, section 9). */
export const ROW_LENGTH = 4;
/** The largest number of rows, thus of 80 players (resolution 18). */
export const MAX_ROWS = 20;

/** The position of a cell. Row 1 is the top; position 1 is the left end and the better one. Both count from 1. */
export interface Place {
  readonly row: number;
  readonly position: number;
}

/** The place of a cell; cells are numbered from 0, row by row, from the top left. */
export function placeOf(index: number): Place {
  return { row: rowOf(index), position: (index % ROW_LENGTH) + 1 };
}

/** The number of a cell from 0, row by row: the inverse of `placeOf`. */
export function indexOf({ row, position }: Place): number {
  return (row - 1) * ROW_LENGTH + position - 1;
}

/** The row of a cell, from 1; cells are numbered from 0. */
export function rowOf(index: number): number {
  return Math.floor(index / ROW_LENGTH) + 1;
}
