/** The players by place, row by row with 4 per row; null is a hole. */
export type Order = readonly (number | null)[];

/** SWAP: two players swap places. MOVE: one player moves, and everybody in between shifts by one place. */
export type RearrangeMode = 'SWAP' | 'MOVE';

/**
 * The order after a player moved to another place. Holes stay where they are.
 * @returns null if nothing changes: the same place, or nobody to move
 */
export function rearranged(order: Order, from: number, to: number, mode: RearrangeMode): Order | null {
  const moved = order[from] ?? null;
  if (from === to || moved === null) return null;
  return mode === 'SWAP' ? swapped(order, from, to) : shifted(order, from, to);
}

function swapped(order: Order, from: number, to: number): Order {
  const length = Math.max(order.length, to + 1);
  return Array.from({ length }, (_, index) => order[index === from ? to : index === to ? from : index] ?? null);
}

function shifted(order: Order, from: number, to: number): Order | null {
  if ((order[to] ?? null) === null) return null;
  const occupied = order.flatMap((player, index) => (player === null ? [] : [index]));
  const players = order.filter((player) => player !== null);
  const [moved] = players.splice(occupied.indexOf(from), 1);
  if (moved !== undefined) players.splice(occupied.indexOf(to), 0, moved);
  return order.map((player) => (player === null ? null : (players.shift() ?? null)));
}

/** Whether two orders contain the same players. */
export const isSameField = (left: Order, right: Order): boolean => fieldOf(left) === fieldOf(right);

/** Whether everybody has the same place in both orders. */
export const isSameOrder = (left: Order, right: Order): boolean => trimmed(left).join() === trimmed(right).join();

/** The order without the holes at the end. */
export const trimmed = (order: Order): (number | null)[] =>
  order.slice(0, order.findLastIndex((player) => player !== null) + 1);

const fieldOf = (order: Order): string =>
  order
    .filter((player) => player !== null)
    .toSorted((left, right) => left - right)
    .join();
