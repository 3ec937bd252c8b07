import { withStop } from '@club/shared/domain';
import type { Handle } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { readPlayerNames } from '../players/player-names';
import { entriesOf, withdrawnFrom } from './league-entries.repository';

/**
 * Everybody who plays in a season has an entry, and with it a fee (resolution 50).
 * @throws Refusal 409 `PLAYER_NOT_ENTERED`, `PLAYER_WITHDRAWN`, with the names
 */
export async function requireEntered(handle: Handle, year: number, players: readonly number[]): Promise<void> {
  if (players.length === 0) return;
  const entered = new Set((await entriesOf(handle, year)).map(({ playerId }) => playerId));
  const strangers = players.filter((player) => !entered.has(player));
  if (strangers.length > 0) {
    const message = `U kolo se ne ulazi bez prijave za ligu ${year}. Dodajte prijave: ${await named(handle, strangers)}`;
    throw new Refusal(409, 'PLAYER_NOT_ENTERED', withStop(message));
  }
  await requireNotWithdrawn(handle, year, players);
}

/**
 * A player who has left a season does not play in it, not even as a substitute, who otherwise needs no entry
 * (resolution 45).
 * @throws Refusal 409 `PLAYER_WITHDRAWN`, with the names
 */
export async function requireNotWithdrawn(handle: Handle, year: number, players: readonly number[]): Promise<void> {
  const left = await withdrawnFrom(handle, year);
  const gone = players.filter((player) => left.has(player));
  if (gone.length === 0) return;
  const message = `Već je upisano odustajanje od lige ${year}.: ${await named(handle, gone)}`;
  throw new Refusal(409, 'PLAYER_WITHDRAWN', withStop(message));
}

async function named(handle: Handle, players: readonly number[]): Promise<string> {
  const names = await readPlayerNames(handle);
  return players.map((player) => names.of(player).displayName).join(', ');
}
