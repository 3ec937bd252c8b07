import { EngineRefusal } from '../refusal';
import { type Order, playersOf, swapped, wholeRows } from './order';
import { indexOf, type Place } from './place';

/** Two players change their cells in a next pyramid made by hand. Refuses an empty cell. */
export function swapPlayers(order: Order, first: Place, second: Place): Order {
  return swapped(order, occupiedIndex(order, first), occupiedIndex(order, second));
}

/**
 * A player moves to another player's cell in a next pyramid made by hand; everybody between the two moves one cell along, up
 * when he moves down and the other way round. Holes stay where they are. Refuses an empty cell.
 */
export function movePlayer(order: Order, from: Place, to: Place): Order {
  const [start, end] = [occupiedIndex(order, from), occupiedIndex(order, to)];
  const cells = order.flatMap((player, index) => (player === null ? [] : [index]));
  const players = playersOf(order);
  const [moved] = players.splice(cells.indexOf(start), 1);
  if (moved !== undefined) players.splice(cells.indexOf(end), 0, moved);
  return wholeRows(order.map((player) => (player === null ? null : (players.shift() ?? null))));
}

/** Refuses an order that is not of the same players. */
export function checkSameField(order: Order, field: Order): void {
  const [given, expected] = [order, field].map((each) =>
    playersOf(each)
      .toSorted((left, right) => left - right)
      .join(),
  );
  if (given === expected) return;
  throw new EngineRefusal(
    'ORDER_CHANGES_FIELD',
    'Piramida sljedećeg kola mora imati iste igrače; uključivanje i odustajanje upisuje se posebno.',
  );
}

function occupiedIndex(order: Order, place: Place): number {
  const index = indexOf(place);
  if (order[index] != null) return index;
  throw new EngineRefusal('PLAYER_NOT_IN_PYRAMID', 'Na tom mjestu nema igrača.');
}
