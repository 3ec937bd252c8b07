import type { Database } from '../../platform/database';
import { deleteOldNotices } from './old-notices.repository';

/** Per transaction: short enough for others that wait for the one session of the embedded engine. */
const BATCH = 500;

/**
 * Deletes older notices, with the history of their e-mails and pushes.
 * @param deleted receives how many were deleted after each transaction, as a later one may fail
 */
export async function purgeNotices(db: Database, before: Date, deleted: (count: number) => void): Promise<void> {
  let count: number;
  do {
    count = await db.transaction((tx) => deleteOldNotices(tx, before, BATCH));
    deleted(count);
  } while (count === BATCH);
}
