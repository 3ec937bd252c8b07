import type { PlayerId } from '../players/player';
import type { Cell, ResultCell, Round } from './round';

/** A player's cells before and after a closed round. */
interface Movement {
  readonly player: PlayerId;
  readonly from: Cell;
  readonly to: ResultCell;
}

/** Where the players of a closed round have moved, also those who have stayed, from the top of the result pyramid. */
export function movementsOf({ cells, closing }: Pick<Round, 'cells' | 'closing'>): Movement[] {
  const starts = new Map(cells.map((cell) => [cell.player, cell]));
  return (closing?.cells ?? []).flatMap((to) => {
    const from = starts.get(to.player);
    return to.player === null || !from ? [] : [{ player: to.player, from, to }];
  });
}
