import type { Handle, Tx } from '../platform/database';

/** The member's secret calendar address, and when it was created, if there is one. */
export function findFeed(handle: Handle, memberId: number) {
  return handle
    .selectFrom('calendar_feed')
    .select(['secret', 'created_at as createdAt'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** The owner of the calendar with this secret; undefined when the owner may no longer sign in. */
export function findOwner(handle: Handle, secret: string) {
  return handle
    .selectFrom('calendar_feed')
    .innerJoin('member', 'member.id', 'calendar_feed.member_id')
    .select('member.id')
    .where('secret', '=', secret)
    .where('active', '=', true)
    .executeTakeFirst();
}

/** Replaces the old address. */
export async function saveSecret(tx: Tx, memberId: number, secret: string, at: Date): Promise<void> {
  await tx
    .insertInto('calendar_feed')
    .values({ member_id: memberId, secret, created_at: at })
    .onConflict((on) => on.column('member_id').doUpdateSet({ secret, created_at: at }))
    .execute();
}

export async function deleteSecret(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom('calendar_feed').where('member_id', '=', memberId).execute();
}

/** Revokes a member's calendar address: nobody who had access to the account before may go on reading it. */
export async function endCalendarFeed(tx: Tx, identityId: string): Promise<void> {
  const member = tx.selectFrom('member').select('id').where('identity_id', '=', identityId);
  await tx.deleteFrom('calendar_feed').where('member_id', '=', member).execute();
}

/** The member's bookings from a day on, with those cancelled ones that are not over before today, newest first. */
export function playedFrom(handle: Handle, memberId: number, from: string, today: string, limit: number) {
  return handle
    .selectFrom('reservation')
    .innerJoin('slot', 'slot.id', 'reservation.slot_id')
    .select([
      'reservation.id',
      'day',
      'starts',
      'minutes',
      'court_id as courtId',
      'kind',
      'opponent',
      'created_at as createdAt',
      'cancelled_at as cancelledAt',
    ])
    .where('member_id', '=', memberId)
    .where('kind', '<>', 'MAINTENANCE')
    .where('day', '>=', from)
    .where((where) => where.or([where('cancelled_at', 'is', null), where('day', '>=', today)]))
    .orderBy('day', 'desc')
    .orderBy('reservation.id', 'desc')
    .limit(limit)
    .execute();
}

export type Played = Awaited<ReturnType<typeof playedFrom>>[number];
