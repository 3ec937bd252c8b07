import type { Handle } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { allPlayers } from './league-players.repository';

export const playerUnknown = () => new Refusal(404, 'PLAYER_UNKNOWN', 'Taj igrač ne postoji.');

/**
 * @param numbers the players' numbers in a call; null: nobody
 * @throws Refusal 404 `PLAYER_UNKNOWN` when the league has no player of one of them
 */
export async function requirePlayers(handle: Handle, numbers: readonly (number | null)[]): Promise<void> {
  const named = numbers.filter((number) => number !== null);
  if (named.length === 0) return;
  const known = new Set((await allPlayers(handle)).map(({ id }) => id));
  if (named.some((number) => !known.has(number))) throw playerUnknown();
}
