import type { LeagueObligations } from '@club/shared/contracts/league/obligations';
import { centsToEuros } from '@club/shared/domain';
import type { Handle } from '../../platform/database';
import { unpaidFees } from '../fees/league-fees.repository';
import { openMatches, type StoredMatchRow } from '../matches/league-matches.repository';
import { findPlayerOfMember } from '../players/league-players.repository';

/** The obligations of every player who has any, by player. @param playerId only this player's */
export async function readObligations(
  handle: Handle,
  playerId?: number,
): Promise<ReadonlyMap<number, LeagueObligations>> {
  const obligations = new Map<number, LeagueObligations>();
  const of = (player: number): LeagueObligations => {
    const known = obligations.get(player) ?? { unpaidFees: [], openMatches: [] };
    obligations.set(player, known);
    return known;
  };
  for (const { playerId: player, year, amountCents, currency } of await unpaidFees(handle, playerId)) {
    const amount = centsToEuros(amountCents);
    of(player).unpaidFees.push({ year, amount, currency: currency === 'HRK' ? 'HRK' : 'EUR' });
  }
  for (const match of await openMatches(handle, playerId)) {
    of(match.player1).openMatches.push(kindOf(match, match.substituted1));
    of(match.player2).openMatches.push(kindOf(match, match.substituted2));
  }
  return obligations;
}

/** A member's, through the linked player; undefined without any. */
export async function obligationsOfMember(handle: Handle, memberId: number): Promise<LeagueObligations | undefined> {
  const player = await findPlayerOfMember(handle, memberId);
  return player && (await readObligations(handle, player.id)).get(player.id);
}

/** @param substituted the regular player of the side, if a substitute is on court */
function kindOf({ row1 }: StoredMatchRow, substituted: number | null): LeagueObligations['openMatches'][number] {
  if (substituted !== null) return 'SUBSTITUTE';
  return row1 === null ? 'DRAW' : 'ROUND';
}
