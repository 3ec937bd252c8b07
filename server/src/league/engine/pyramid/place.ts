import { PYRAMID_POSITIONS } from '@club/shared/domain';

/** The position of a cell. Row 1 is the top; position 1 is the left end and the better one. Both count from 1. */
export interface Place {
  readonly row: number;
  readonly position: number;
}

/** The place of a cell; cells are numbered from 0, row by row, from the top left. */
export function placeOf(index: number): Place {
  return { row: rowOf(index), position: (index % PYRAMID_POSITIONS) + 1 };
}

/** The number of a cell from 0, row by row: the inverse of `placeOf`. */
export function indexOf({ row, position }: Place): number {
  return (row - 1) * PYRAMID_POSITIONS + position - 1;
}

/** The row of a cell, from 1; cells are numbered from 0. */
export function rowOf(index: number): number {
  return Math.floor(index / PYRAMID_POSITIONS) + 1;
}
