import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database';
import { type FriendlySum, foldFriendlySums, playedFriendlies } from './friendly-statistics.repository';

/** A reader folds the rows that changes have left when there are more of them than this. */
const MAX_ROWS = 1_000;

/** Sums of friendly reservations that were played up to now. */
export async function playedSums({ db, clock }: { db: Database; clock: Clock }): Promise<FriendlySum[]> {
  const { sums, rows } = await playedFriendlies(db.handle, clock.wallClock());
  if (rows > MAX_ROWS) await db.transaction(foldFriendlySums);
  return sums;
}
