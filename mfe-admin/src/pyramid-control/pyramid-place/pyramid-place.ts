import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { PYRAMID_CELLS, PYRAMID_POSITIONS } from '@club/shared/domain';

export interface Place {
  readonly row: number;
  readonly position: number;
}

/** All places of the grid, row by row. */
export const PLACES: readonly Place[] = Array.from({ length: PYRAMID_CELLS }, (_, index) => ({
  row: Math.floor(index / PYRAMID_POSITIONS) + 1,
  position: (index % PYRAMID_POSITIONS) + 1,
}));

export const cellAt = (cells: readonly PyramidCell[], { row, position }: Place): PyramidCell | undefined =>
  cells.find(({ pyramidRow, playerPosition }) => pyramidRow === row && playerPosition === position);

/** The players of a pyramid row by row, null for a hole. */
export const orderOf = (cells: readonly PyramidCell[]): (number | null)[] =>
  PLACES.map((place) => cellAt(cells, place)?.player?.id ?? null);

export const placeName = ({ row, position }: Place): string => `${row}. red, ${position}. pozicija`;

/** The index of a place in an order, row by row. */
export const indexOfPlace = ({ row, position }: Place): number => (row - 1) * PYRAMID_POSITIONS + position - 1;
