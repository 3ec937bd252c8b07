import { sql } from 'kysely';
import { anyOf, type Handle, type Tx } from '../../platform/database';
import type { NoticeText } from '../kinds/notice-texts';

export interface NoticeRow extends NoticeText {
  readonly memberId: number;
  readonly event: string;
  readonly inApp: boolean;
  readonly at: Date;
}

/** @returns the new ones; an existing notice of the same event is not changed */
export async function insertNotices(tx: Tx, rows: readonly NoticeRow[]) {
  return tx
    .insertInto('notice')
    .values(
      rows.map(({ memberId, event, inApp, at, kind, title, body, path }) => {
        return { member_id: memberId, event, kind, title, body, path, in_app: inApp, created_at: at };
      }),
    )
    .onConflict((on) => on.columns(['event', 'member_id']).doNothing())
    .returning(['id', 'member_id as memberId', 'kind', 'created_at as at'])
    .execute();
}

/**
 * The active members among these, with what a delivery needs. An erasure waits for the transaction, and deletes its
 * notices too.
 */
export function recipientsAmong(tx: Tx, memberIds: readonly number[]) {
  return tx
    .selectFrom('member')
    .select(['id', 'email'])
    .where('id', '=', anyOf(memberIds))
    .where('active', '=', true)
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** None of them can be forgotten before the deliveries to them are written. */
export function browsersOf(tx: Tx, memberIds: readonly number[]) {
  return tx
    .selectFrom('push_subscription')
    .select(['id', 'member_id as memberId'])
    .where('member_id', '=', anyOf(memberIds))
    .orderBy('id')
    .forKeyShare()
    .execute();
}

export interface NewDelivery {
  readonly noticeId: number;
  readonly channel: 'EMAIL' | 'PUSH';
  /** Null for an e-mail. */
  readonly subscriptionId: number | null;
  readonly dueAt: Date;
}

export async function insertDeliveries(tx: Tx, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  await tx
    .insertInto('notice_delivery')
    .values(
      deliveries.map(({ noticeId, channel, subscriptionId, dueAt }) => {
        return { notice_id: noticeId, channel, subscription_id: subscriptionId, due_at: dueAt };
      }),
    )
    .execute();
}

/** Each member's newest event whose name begins like this, by member. */
export async function newestEvents(handle: Handle, beginning: string): Promise<ReadonlyMap<number, string>> {
  const rows = await handle
    .selectFrom('notice')
    .distinctOn('member_id')
    .select(['member_id as memberId', 'event'])
    .where(sql<boolean>`starts_with(event, ${beginning})`)
    .orderBy('member_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ memberId, event }) => [memberId, event]));
}

/** A member's own, newest first, older than `before`. */
export function listedNotices(handle: Handle, memberId: number, before: number | undefined, limit: number) {
  let query = handle
    .selectFrom('notice')
    .select(['id', 'kind', 'title', 'body', 'path', 'created_at as at', 'read_at as readAt'])
    .where('member_id', '=', memberId)
    .where('in_app', '=', true)
    .orderBy('id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.execute();
}

/** All notices that a member ever got, by any channel, newest first. */
export function everyNoticeOf(handle: Handle, memberId: number) {
  return handle
    .selectFrom('notice')
    .select(['title', 'body', 'created_at as at', 'read_at as readAt'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute();
}

export async function countUnread(handle: Handle, memberId: number): Promise<number> {
  const { count } = await handle
    .selectFrom('notice')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns whether the notice belongs to the member */
export async function setRead(tx: Tx, memberId: number, id: number, readAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notice')
    .set({ read_at: readAt })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('in_app', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setReadUpTo(tx: Tx, memberId: number, upTo: number, readAt: Date): Promise<void> {
  await tx
    .updateTable('notice')
    .set({ read_at: readAt })
    .where('member_id', '=', memberId)
    .where('id', '<=', upTo)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    .execute();
}
