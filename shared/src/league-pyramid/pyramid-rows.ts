import type { PyramidCell } from '@club/shared/contracts/league/pyramids';

/**
 * Whether the bold separator is below a row: the attack front of the round (league rule R2).
 * @param separatorRows the remainder modulo two of the rows directly above an attack front
 */
export const isFront = (row: number, separatorRows: 0 | 1): boolean => row % 2 === separatorRows;

/** The four cells of a row by position; undefined where the pyramid has no cell. */
export function cellsOfRow(cells: readonly PyramidCell[], row: number): (PyramidCell | undefined)[] {
  const ofRow = cells.filter(({ pyramidRow }) => pyramidRow === row);
  return [1, 2, 3, 4].map((position) => ofRow.find(({ playerPosition }) => playerPosition === position));
}
