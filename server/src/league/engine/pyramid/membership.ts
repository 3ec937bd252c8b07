import { PYRAMID_CELLS } from '@club/shared/domain';
import { checkPlayerId, type PlayerId } from '../players/player';
import { EngineRefusal } from '../refusal';
import { pyramidFull } from './draft';
import { type Order, rowCells, rowCount, wholeRows } from './order';
import { indexOf, rowOf } from './place';

/**
 * A joiner gets the first hole of the last row, or a new row below a full one, and has 0 points. Source: league rule
 * R9.
 * @throws EngineRefusal `PLAYER_ALREADY_PLACED`; `PYRAMID_FULL` for the 81st player; `PLAYER_UNKNOWN` (`checkPlayerId`)
 */
export function joinPyramid(order: Order, player: PlayerId): Order {
  if (order.includes(player)) throw new EngineRefusal('PLAYER_ALREADY_PLACED', 'Igrač je već u piramidi.');
  const hole = order.indexOf(null);
  const index = hole === -1 ? order.length : hole;
  if (index >= PYRAMID_CELLS) throw pyramidFull();
  const next = [...order];
  next[index] = checkPlayerId(player);
  return wholeRows(next);
}

/**
 * The cells of players who leave together are filled by the best of the row below by points (if equal, the one further
 * left), whose cells are filled in the same way, and so on down; the remaining holes are in the last rows. Nobody who
 * leaves fills a hole, and the order in which they are named does not matter: the rows are filled from the top, each
 * from left to right. A row below from which nobody stays is passed over. Source: league rule R9; resolution 45.
 * @throws EngineRefusal `PLAYER_NOT_IN_PYRAMID`
 */
export function leavePyramid(
  order: Order,
  leaving: readonly PlayerId[],
  pointsOf: (player: PlayerId) => number,
): Order {
  if (leaving.some((player) => !order.includes(player))) throw notInPyramid();
  const next = order.map((player) => (player !== null && leaving.includes(player) ? null : player));
  const isHole = order.map((player, index) => player !== next[index]);
  for (let hole = isHole.indexOf(true); hole !== -1; hole = isHole.indexOf(true, hole + 1)) {
    const from = bestBelow(next, rowOf(hole), pointsOf);
    if (from === null) continue;
    next[hole] = next[from] ?? null;
    next[from] = null;
    isHole[from] = true;
  }
  return wholeRows(next);
}

/** The cell of the best player of the nearest row below that has one; null: there is none. */
function bestBelow(order: Order, row: number, pointsOf: (player: PlayerId) => number): number | null {
  for (let below = row + 1; below <= rowCount(order); below += 1) {
    const points = rowCells(order, below).map((cell) => (cell === null ? -1 : pointsOf(cell)));
    const most = Math.max(...points);
    if (most >= 0) return indexOf({ row: below, position: points.indexOf(most) + 1 });
  }
  return null;
}

/** The refusal of what needs a player of the pyramid. */
export const notInPyramid = () => new EngineRefusal('PLAYER_NOT_IN_PYRAMID', 'Igrač nije u piramidi.');
