import { PYRAMID_POSITIONS } from '@club/shared/domain';
import type { PlayerId } from '../players/player';

/** The players by cell: whole rows, read from the top left; null is a hole. */
export type Order = readonly (PlayerId | null)[];

/** The number of rows, an incomplete last one included. */
export function rowCount(order: Order): number {
  return Math.ceil(order.length / PYRAMID_POSITIONS);
}

/** The four cells of a row (counted from 1), holes included. */
export function rowCells(order: Order, row: number): Order {
  const start = (row - 1) * PYRAMID_POSITIONS;
  return Array.from({ length: PYRAMID_POSITIONS }, (_, column) => order[start + column] ?? null);
}

/** The players of an order without the holes, from the top left. */
export function playersOf(order: Order): PlayerId[] {
  return order.filter((player) => player !== null);
}

/** The same cells in whole rows, without empty rows at the bottom. */
export function wholeRows(order: Order): Order {
  const occupied = order.findLastIndex((player) => player !== null) + 1;
  const length = Math.ceil(occupied / PYRAMID_POSITIONS) * PYRAMID_POSITIONS;
  return Array.from({ length }, (_, index) => order[index] ?? null);
}

/** The order with two cells exchanged; doing it twice restores the order. */
export function swapped(order: Order, first: number, second: number): Order {
  const next = [...order];
  next[first] = order[second] ?? null;
  next[second] = order[first] ?? null;
  return next;
}
