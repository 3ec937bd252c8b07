import { sql } from 'kysely';
import type { Database } from '../../platform/database';

/** Per transaction: short enough for others that wait for the one session of the embedded engine. */
const BATCH = 500;

/**
 * Deletes older notices, with the history of their e-mails and pushes. One with a pending delivery stays until that is
 * done.
 */
export async function purgeNotices(db: Database, before: Date): Promise<number> {
  let purged = 0;
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const old = await tx
        .selectFrom('notice')
        .select('notice.id')
        .where('created_at', '<', before)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('notice_delivery')
                .select('notice_delivery.id')
                .whereRef('notice_id', '=', 'notice.id')
                .where('state', 'in', ['WAITING', 'SENDING']),
            ),
          ),
        )
        .orderBy('notice.id')
        .limit(BATCH)
        .execute();
      const ids = sql<number>`any(${old.map(({ id }) => id)}::int[])`;
      await tx.deleteFrom('notice_delivery').where('notice_id', '=', ids).execute();
      await tx.deleteFrom('notice').where('id', '=', ids).execute();
      return old.length;
    });
    purged += count;
    if (count < BATCH) return purged;
  }
}
