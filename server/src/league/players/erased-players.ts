import { personName } from '@club/shared/domain';
import type { Handle, Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { playersOf, replaySeason, type SeasonRecord } from '../engine';
import { erasedOf, lockPlayers } from './league-players.repository';
import { playerUnknown } from './require-players';

/**
 * What is left of the name of a player who is not a member of the club; a member's player has the member's pseudonym.
 */
export const erasedPlayerName = (id: number) => ({ firstName: 'Bivši', lastName: `igrač ${id}` });

/**
 * Players for a change: locked until the transaction ends, so that no change is written after an erasure that it did not
 * see.
 * @param remedy what the administrator can do about an erased one
 * @throws Refusal 404 `PLAYER_UNKNOWN`; 409 `PLAYER_ERASED`
 */
export async function requirePresent(tx: Tx, ids: readonly number[], remedy?: string): Promise<void> {
  const players = await lockPlayers(tx, ids);
  if (players.length < new Set(ids).size) throw playerUnknown();
  const erased = players.find(({ erasedAt }) => erasedAt);
  if (!erased) return;
  const name = personName(erased);
  const message = `Osobni podaci tog igrača su izbrisani (${name}).`;
  throw new Refusal(409, 'PLAYER_ERASED', remedy ? `${message} ${remedy}` : message);
}

/** The players who leave with the next publication: the named ones, and the erased ones who are in the pyramid. */
export async function leavingWithErased(
  handle: Handle,
  record: SeasonRecord,
  named: readonly number[],
): Promise<number[]> {
  const left = record.rounds.at(-1)?.leaving ?? [];
  const erased = await erasedInPyramid(handle, record);
  return [...new Set([...named, ...erased.filter((id) => !left.includes(id))])];
}

/** The erased players who are in the pyramid: the next round, and the draw, are without them. */
export const erasedInPyramid = (handle: Handle, record: SeasonRecord): Promise<number[]> =>
  erasedOf(handle, playersOf(replaySeason(record).order));

/** The erased players in the main draw: the consolation is drawn without them. */
export const erasedInDraw = (handle: Handle, { knockout }: SeasonRecord): Promise<number[]> =>
  erasedOf(handle, knockout?.seeds ?? []);
