import type { Handle } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { readPlayerNames } from '../players/player-names';
import { entriesOf } from './league-entries.repository';

/**
 * Whoever plays in a season has an entry, and with it a fee (resolution 50).
 * @throws Refusal 409 `PLAYER_NOT_ENTERED`, `PLAYER_WITHDRAWN`, with the names
 */
export async function requireEntered(handle: Handle, year: number, players: readonly number[]): Promise<void> {
  if (players.length === 0) return;
  const entries = new Map((await entriesOf(handle, year)).map((entry) => [entry.playerId, entry]));
  const names = await readPlayerNames(handle);
  const list = (found: readonly number[]) => found.map((player) => names.of(player).displayName).join(', ');
  const strangers = players.filter((player) => !entries.has(player));
  if (strangers.length > 0) {
    const message = `U kolo se ne ulazi bez prijave za ligu ${year}. Dodajte prijave: ${list(strangers)}`;
    throw new Refusal(409, 'PLAYER_NOT_ENTERED', message);
  }
  const gone = players.filter((player) => entries.get(player)?.withdrawnOn);
  if (gone.length === 0) return;
  throw new Refusal(409, 'PLAYER_WITHDRAWN', `Od lige ${year}. već su odustali: ${list(gone)}`);
}
