import type { Tx } from '../platform/database';
import { insertEntries } from './entries/league-entries.repository';
import { insertLeagueFees } from './fees/league-fees.repository';
import { findPlayerOfMember, insertPlayers, type NewLeaguePlayer } from './players/league-players.repository';
import { insertSeason, presetFrame } from './seasons/league-seasons.repository';

const PLANNED_ROUNDS = 17;

/** A member who enters a season: as the player linked to the member, else as a new one; with the fee of the year. */
interface EnteringMember extends Omit<NewLeaguePlayer, 'memberId'> {
  readonly memberId: number;
}

/**
 * Adds an entry and a fee for the member to the year's season, which is prepared when there is none yet.
 * @param paidOn Zagreb date; null: the fee is not paid
 * @returns the league player
 */
export async function enterLeague(
  tx: Tx,
  member: EnteringMember,
  year: number,
  paidOn: string | null,
): Promise<number> {
  const frame = presetFrame(year);
  await insertSeason(tx, { year, kind: 'RULES', state: 'PREPARING', plannedRounds: PLANNED_ROUNDS, frame });
  const known = await findPlayerOfMember(tx, member.memberId);
  const playerId = known?.id ?? (await insertPlayers(tx, [member]))[0] ?? 0;
  await insertEntries(tx, [{ year, playerId, registeredAt: member.createdAt }]);
  await insertLeagueFees(tx, [{ playerId, year, amountCents: frame.feeCents, paidOn }]);
  return playerId;
}
