import { PYRAMID_POSITIONS, PYRAMID_ROWS } from '@club/shared/domain';
import { checkPlayerId, type PlayerId } from '../players/player';
import { EngineRefusal } from '../refusal';
import { type Order, playersOf, rowCells, rowCount, wholeRows } from './order';
import { indexOf, type Place } from './place';

/**
 * ADMIN puts a player into a cell of a pyramid that is not published yet. `replace` allows an occupied cell; its player
 * leaves the pyramid. Source: league rule R1; resolution 18.
 * @throws EngineRefusal `CELL_OUTSIDE_PYRAMID` (20 rows by 4), `CELL_OCCUPIED`, `PLAYER_ALREADY_PLACED` (in another
 * cell), `PLAYER_UNKNOWN` (`checkPlayerId`)
 */
export function placePlayer(
  draft: Order,
  place: Place,
  player: PlayerId,
  { replace = false }: { readonly replace?: boolean } = {},
): Order {
  const index = cellIndex(place);
  const present = draft[index] ?? null;
  if (present === player) return draft;
  if (present !== null && !replace) {
    throw new EngineRefusal('CELL_OCCUPIED', 'Mjesto u piramidi je zauzeto; odaberite zamjenu igrača.');
  }
  if (draft.includes(player)) throw new EngineRefusal('PLAYER_ALREADY_PLACED', 'Igrač je već u piramidi.');
  return withCell(draft, index, checkPlayerId(player));
}

/**
 * ADMIN empties one cell of an unpublished pyramid. Source: league rule R1.
 * @throws EngineRefusal `CELL_OUTSIDE_PYRAMID`
 */
export function clearCell(draft: Order, place: Place): Order {
  return withCell(draft, cellIndex(place), null);
}

/**
 * Returns a pyramid in whole rows, if it can be published. Source: league rule R1.
 * @throws EngineRefusal `FIELD_TOO_SMALL` (fewer than two players), `PYRAMID_FULL` (more than 20 rows),
 * `PLAYER_ALREADY_PLACED` (twice), `ROW_INCOMPLETE` (a hole above the last row), `PLAYER_UNKNOWN` (`checkPlayerId`)
 */
export function checkPublishable(draft: Order): Order {
  const order = wholeRows(draft);
  const players = playersOf(order).map(checkPlayerId);
  if (players.length < 2) throw new EngineRefusal('FIELD_TOO_SMALL', 'U piramidi moraju biti barem dva igrača.');
  if (rowCount(order) > PYRAMID_ROWS) throw pyramidFull();
  if (new Set(players).size < players.length) {
    throw new EngineRefusal('PLAYER_ALREADY_PLACED', 'Isti igrač je u piramidi dva puta.');
  }
  for (let row = 1; row < rowCount(order); row += 1) {
    if (rowCells(order, row).includes(null)) {
      throw new EngineRefusal('ROW_INCOMPLETE', `Samo zadnji red smije biti nepotpun; popunite ${row}. red.`);
    }
  }
  return order;
}

/** The refusal `PYRAMID_FULL` of a 21st row. */
export function pyramidFull(): EngineRefusal {
  return new EngineRefusal('PYRAMID_FULL', `Piramida je puna: najviše ${PYRAMID_ROWS} redova.`);
}

function cellIndex(place: Place): number {
  const isInside = isWithin(place.row, PYRAMID_ROWS) && isWithin(place.position, PYRAMID_POSITIONS);
  if (isInside) return indexOf(place);
  throw new EngineRefusal(
    'CELL_OUTSIDE_PYRAMID',
    `Red je od 1 do ${PYRAMID_ROWS}, a pozicija od 1 do ${PYRAMID_POSITIONS}.`,
  );
}

function isWithin(value: number, maximum: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= maximum;
}

function withCell(draft: Order, index: number, player: PlayerId | null): Order {
  const length = Math.max(draft.length, index + 1);
  const cells = Array.from({ length }, (_, cell) => (cell === index ? player : (draft[cell] ?? null)));
  return wholeRows(cells);
}
