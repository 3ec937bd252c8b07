import { cancelLeaving, replaySeason, type SeasonRecord } from '../engine';

/** A season that has begun, and whose rounds are not over. */
const isPlayed = (record: SeasonRecord | null): record is SeasonRecord =>
  record !== null && record.rounds.length > 0 && !record.isFinished;

/** Whether a withdrawal may be cancelled: until the next publication, which fills the place in the pyramid. */
export function mayReturn(record: SeasonRecord | null, player: number): boolean {
  if (!record || record.rounds.length === 0) return true;
  if (!isPlayed(record)) return false;
  const gone = replaySeason(record).withdrawals.find((withdrawal) => withdrawal.player === player);
  return gone === undefined || gone.beforeRound === null;
}

/** The record with the player restored; left out when only the entry contains the withdrawal. */
export function withReturned(record: SeasonRecord | null, player: number): { record?: SeasonRecord } {
  if (!isPlayed(record) || !record.rounds.at(-1)?.leaving.includes(player)) return {};
  return { record: cancelLeaving(record, player) };
}
