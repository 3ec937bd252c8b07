import { anyOf, type Tx } from '../../platform/database';

/**
 * Deletes the oldest notices of before a moment, with their deliveries. One with a pending delivery stays until that is
 * done.
 * @returns how many, and whose they were
 */
export async function deleteOldNotices(tx: Tx, before: Date, limit: number) {
  const old = await tx
    .selectFrom('notice')
    .select(['notice.id', 'member_id'])
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
    .limit(limit)
    // Another process may be deleting them.
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = anyOf(old.map(({ id }) => id));
  await tx.deleteFrom('notice_delivery').where('notice_id', '=', ids).execute();
  await tx.deleteFrom('notice').where('id', '=', ids).execute();
  return { count: old.length, memberIds: new Set(old.map(({ member_id }) => member_id)) };
}
