import type { Database } from '../../platform/database';
import { deleteOldNotices } from './old-notices.repository';

/** Per transaction: short enough for others that wait for the one session of the embedded engine. */
const BATCH = 500;

/** Deletes older notices, with the history of their e-mails and pushes. */
export async function purgeNotices(db: Database, before: Date): Promise<number> {
  let purged = 0;
  for (;;) {
    const count = await db.transaction((tx) => deleteOldNotices(tx, before, BATCH));
    purged += count;
    if (count < BATCH) return purged;
  }
}
