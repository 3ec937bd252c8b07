import type { PushSubscriptionInput } from '@club/shared/contracts/notices';
import type { Handle, Tx } from '../../platform/database';

/**
 * A browser belongs to the member who turned pushes on there last, also after signing out.
 * @returns the other member to whom it belonged until now
 */
export async function saveSubscription(
  tx: Tx,
  memberId: number,
  { endpoint, keys: { p256dh, auth } }: PushSubscriptionInput,
  at: Date,
): Promise<number | undefined> {
  const before = await tx
    .selectFrom('push_subscription')
    .select('member_id as memberId')
    .where('endpoint', '=', endpoint)
    .forNoKeyUpdate()
    .executeTakeFirst();
  await tx
    .insertInto('push_subscription')
    .values({ member_id: memberId, endpoint, p256dh, auth, created_at: at })
    .onConflict((on) => on.column('endpoint').doUpdateSet({ member_id: memberId, p256dh, auth, created_at: at }))
    .execute();
  return before?.memberId === memberId ? undefined : before?.memberId;
}

/** Keeps so many of a member's browsers: those in which pushes were turned on last. */
export async function keepNewestSubscriptions(tx: Tx, memberId: number, most: number): Promise<void> {
  const older = tx
    .selectFrom('push_subscription')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most);
  await tx.deleteFrom('push_subscription').where('id', 'in', older).execute();
}

export async function deleteSubscription(tx: Tx, memberId: number, endpoint: string): Promise<void> {
  await tx.deleteFrom('push_subscription').where('member_id', '=', memberId).where('endpoint', '=', endpoint).execute();
}

/** Ends the pushes to a member's browsers: nobody who was signed in there may go on reading them. */
export async function endPushes(tx: Tx, identityId: string): Promise<void> {
  const member = tx.selectFrom('member').select('id').where('identity_id', '=', identityId);
  await tx.deleteFrom('push_subscription').where('member_id', '=', member).execute();
}

/** The endpoints of a member's browsers. */
export async function endpointsOf(handle: Handle, memberId: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('member_id', '=', memberId)
    .orderBy('endpoint')
    .execute();
  return rows.map(({ endpoint }) => endpoint);
}
