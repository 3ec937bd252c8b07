import type { Database } from '../../platform/database';
import type { Live } from '../../platform/live';
import { deleteOldNotices } from './old-notices.repository';

/** Per transaction: short enough for others that wait for the one session of the embedded engine. */
const BATCH = 500;

/**
 * Deletes older notices, with the history of their e-mails and pushes.
 * @param deleted receives how many were deleted after each transaction, as a later one may fail
 */
export async function purgeNotices(
  { db, live }: { db: Database; live: Live },
  before: Date,
  deleted: (count: number) => void,
): Promise<void> {
  let count: number;
  do {
    count = await db.transaction(async (tx) => {
      const old = await deleteOldNotices(tx, before, BATCH);
      for (const memberId of old.memberIds) await live.changed(tx, 'notices', memberId);
      return old.count;
    });
    deleted(count);
  } while (count === BATCH);
}
