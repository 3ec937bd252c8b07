import { checkPlayerId, type PlayerId } from '../players/player';
import { EngineRefusal } from '../refusal';
import { pyramidFull } from './draft';
import { type Order, rowCells, rowCount, wholeRows } from './order';
import { MAX_ROWS, ROW_LENGTH } from './place';

/**
 * A joiner gets the first hole of the last row, or a new row below a full one, and has 0 points. Source: league rule
 * R9.
 * @throws EngineRefusal `PLAYER_ALREADY_PLACED`; `PYRAMID_FULL` for the 81st player
 */
export function joinPyramid(order: Order, player: PlayerId): Order {
  if (order.includes(player)) throw new EngineRefusal('PLAYER_ALREADY_PLACED', 'Igrač je već u piramidi.');
  const hole = order.indexOf(null);
  const index = hole === -1 ? order.length : hole;
  if (index >= MAX_ROWS * ROW_LENGTH) throw pyramidFull();
  const next = [...order];
  next[index] = checkPlayerId(player);
  return wholeRows(next);
}

/**
 * A withdrawn player's cell is filled by the best of the row below by points (if equal, the one further left), whose
 * cell is filled in the same way, and so on down; the remaining hole is in the last row. Source: league rule R9.
 * @throws EngineRefusal `PLAYER_NOT_IN_PYRAMID`
 */
export function leavePyramid(order: Order, player: PlayerId, pointsOf: (player: PlayerId) => number): Order {
  let hole = order.indexOf(player);
  if (hole === -1) throw new EngineRefusal('PLAYER_NOT_IN_PYRAMID', 'Igrač nije u piramidi.');
  const next = [...order];
  const rows = rowCount(order);
  for (let row = Math.floor(hole / ROW_LENGTH) + 2; row <= rows; row += 1) {
    const cells = rowCells(next, row);
    const points = cells.map((cell) => (cell === null ? -1 : pointsOf(cell)));
    const column = points.indexOf(Math.max(...points));
    next[hole] = cells[column] ?? null;
    hole = (row - 1) * ROW_LENGTH + column;
  }
  next[hole] = null;
  return wholeRows(next);
}
