/** Cells in a row, and the largest number of rows (specification, section 9; resolution 18). */
export const ROW_LENGTH = 4;
export const MAX_ROWS = 20;

/** The position of a cell. Row 1 is the top; position 1 is the left end and the better one. Both count from 1. */
export interface Place {
  readonly row: number;
  readonly position: number;
}

/** Cells are numbered from 0, row by row. */
export function placeOf(index: number): Place {
  return { row: rowOf(index), position: (index % ROW_LENGTH) + 1 };
}

export function indexOf({ row, position }: Place): number {
  return (row - 1) * ROW_LENGTH + position - 1;
}

export function rowOf(index: number): number {
  return Math.floor(index / ROW_LENGTH) + 1;
}
