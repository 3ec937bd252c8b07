import type { PyramidCell } from '@club/shared/contracts/league/pyramids';
import { PLACES } from '../pyramid-place/pyramid-place';
import type { Order } from '../rearranged-pyramid/rearrange';

/** The cells in the given order of players, by place, with the players' points; a hole has no player. */
export function cellsInOrder(cells: readonly PyramidCell[], order: Order): PyramidCell[] {
  const [model] = cells;
  if (!model) return [];
  const byPlayer = new Map(cells.map((cell) => [cell.player?.id, cell]));
  return PLACES.map(({ row, position }, index) => {
    const own = order[index] == null ? undefined : byPlayer.get(order[index]);
    return {
      ...(own ?? { ...model, player: null, startPoints: null, absent: false, substituted: null }),
      pyramidRow: row,
      playerPosition: position,
    };
  });
}
