import type { PlayerId } from '../players/player';
import { type Order, wholeRows } from './order';

/** A player's entry into a season. */
export interface Entry {
  readonly player: PlayerId;
  /** The moment of registration, UTC, ISO 8601. */
  readonly registeredAt: string;
}

/**
 * The first pyramid: last season's final order, then new players by registration time (by number when registered in the
 * same moment), 4 to a row. Players of last season without an entry are left out.
 *
 * `lastOrder` is the last result pyramid read row by row (`finalOrder`), empty for the first season.
 * Source: league rule R1.
 */
export function initialOrder(entries: readonly Entry[], lastOrder: readonly PlayerId[]): Order {
  const entered = new Set(entries.map((entry) => entry.player));
  const returning = lastOrder.filter((player) => entered.has(player));
  const registered = entries
    .toSorted((a, b) => Date.parse(a.registeredAt) - Date.parse(b.registeredAt) || a.player - b.player)
    .map((entry) => entry.player);
  // A set keeps the first mention: whoever returns has last season's place.
  return wholeRows([...new Set([...returning, ...registered])]);
}
