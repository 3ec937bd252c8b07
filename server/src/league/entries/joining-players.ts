import type { Handle } from '../../platform/database';
import { playersOf, replaySeason, type SeasonRecord } from '../engine';
import { activeEntriesOf } from './league-entries.repository';

/**
 * Players with an entry who are not in the pyramid: they join at the next publication, in the order of registration.
 * Nobody when the last round is open.
 */
export async function joiningPlayers(handle: Handle, year: number, record: SeasonRecord | null): Promise<number[]> {
  if (!record || record.rounds.length === 0 || record.rounds.length >= record.settings.rounds) return [];
  const { order, withdrawals } = replaySeason(record);
  const known = new Set([...playersOf(order), ...withdrawals.map(({ player }) => player)]);
  const entries = await activeEntriesOf(handle, year);
  return entries.map(({ playerId }) => playerId).filter((playerId) => !known.has(playerId));
}
