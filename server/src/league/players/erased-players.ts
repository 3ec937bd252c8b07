import { findMember } from '../../members';
import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { type LeaguePlayerRow, lockPlayer } from './league-players.repository';
import { playerUnknown } from './require-players';

/** What is left of the name of a player who is no member of the club; a member's player has the member's pseudonym. */
export const erasedPlayerName = (id: number) => ({ firstName: 'Bivši', lastName: `igrač ${id}` });

export async function isErased(tx: Tx, { id, firstName, lastName, memberId }: LeaguePlayerRow): Promise<boolean> {
  const pseudonym = erasedPlayerName(id);
  if (firstName === pseudonym.firstName && lastName === pseudonym.lastName) return true;
  return memberId !== null && Boolean((await findMember(tx, memberId))?.erasedAt);
}

/**
 * The player, for a change: locked until the transaction ends, so that no change is written after an erasure that it did
 * not see.
 * @throws Refusal 404 `PLAYER_UNKNOWN`; 409 `PLAYER_ERASED`
 */
export async function requirePresent(tx: Tx, id: number): Promise<LeaguePlayerRow> {
  const player = await lockPlayer(tx, id);
  if (!player) throw playerUnknown();
  if (await isErased(tx, player)) {
    throw new Refusal(409, 'PLAYER_ERASED', 'Osobni podaci tog igrača su izbrisani.');
  }
  return player;
}
