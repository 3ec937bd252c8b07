import type { MailState } from '@club/shared/contracts/notices';
import { sql } from 'kysely';
import type { FoundMembers } from '../../members';
import { containsAllWords, type Handle, type Tx } from '../../platform/database';

interface Filter {
  readonly before: number | undefined;
  readonly state: MailState | undefined;
  /** Undefined or empty: all e-mails. */
  readonly search: string | undefined;
  /** The members whom the search finds. */
  readonly found: FoundMembers;
  readonly limit: number;
}

/** The outbox's e-mails, newest first. */
export function findMails(handle: Handle, { before, state, search, found, limit }: Filter) {
  let query = handle
    .selectFrom('notice_delivery as delivery')
    .innerJoin('notice', 'notice.id', 'notice_id')
    .innerJoin('member', 'member.id', 'notice.member_id')
    .select([
      'delivery.id',
      'delivery.state',
      'delivery.attempts',
      'delivery.due_at as dueAt',
      'delivery.finished_at as finishedAt',
      'delivery.address',
      'delivery.error',
      'notice.kind',
      'notice.title',
      'notice.body',
      'notice.path',
      'notice.created_at as createdAt',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.email',
    ])
    .where('channel', '=', 'EMAIL')
    .orderBy('delivery.id', 'desc')
    .limit(limit);
  if (search) {
    query = found.ids
      ? query.where('delivery.id', 'in', fewMails(handle, search, found))
      : query.where((of) => of.or([found.fits, isSentTo(search)]));
  }
  if (before !== undefined) query = query.where('delivery.id', '<', before);
  if (state !== undefined) query = query.where('delivery.state', '=', state);
  return query.execute();
}

/** Whether an e-mail was sent to an address with all words: a member may have had another one than now. */
const isSentTo = (search: string) => containsAllWords(sql<string>`lower(address) collate "C"`, search);

/**
 * The e-mails to few found members, and those sent to such an address. Each alone uses an index or reads one table; as
 * one condition they join all e-mails with all members, which ends soon only where many match.
 */
const fewMails = (handle: Handle, search: string, found: FoundMembers) =>
  handle
    .selectFrom('notice_delivery')
    .innerJoin('notice', 'notice.id', 'notice_id')
    .innerJoin('member', 'member.id', 'notice.member_id')
    .select('notice_delivery.id')
    .where(found.fits)
    .unionAll(handle.selectFrom('notice_delivery').select('id').where(isSentTo(search)));

/** All e-mails of the outbox for a member, newest first. */
export function mailsTo(handle: Handle, memberId: number) {
  return handle
    .selectFrom('notice_delivery as delivery')
    .innerJoin('notice', 'notice.id', 'notice_id')
    .select([
      'delivery.state',
      'delivery.address',
      'delivery.finished_at as finishedAt',
      'title',
      'created_at as createdAt',
    ])
    .where('channel', '=', 'EMAIL')
    .where('notice.member_id', '=', memberId)
    .orderBy('delivery.id', 'desc')
    .execute();
}

/** Whom an e-mail of the outbox is for, and its subject. */
export function findMail(tx: Tx, id: number) {
  return tx
    .selectFrom('notice_delivery as delivery')
    .innerJoin('notice', 'notice.id', 'notice_id')
    .select(['notice.member_id as memberId', 'title'])
    .where('delivery.id', '=', id)
    .where('channel', '=', 'EMAIL')
    .executeTakeFirst();
}

/** Puts a given-up e-mail back into the outbox. @returns whether there was one */
export async function requeue(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notice_delivery')
    .set({ state: 'WAITING', attempts: 0, due_at: at, requeued_at: at, finished_at: null, error: null })
    .where('id', '=', id)
    .where('channel', '=', 'EMAIL')
    .where('state', '=', 'FAILED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
