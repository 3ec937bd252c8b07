import { sql } from 'kysely';
import { anyOf, anyTextOf, type Handle } from '../../platform/database';
import { MESSAGE_KINDS } from '../kinds/notice-kinds';

/** How a notice leaves the app. */
export type SentChannel = 'EMAIL' | 'PUSH';

export interface Claim {
  readonly channel: SentChannel;
  readonly now: Date;
  /** The process of an older claim has crashed: another may take it. */
  readonly abandonedBefore: Date;
  /** Longer ahead than any pause: a clock that was ahead wrote it. Such a delivery is due. */
  readonly misdatedAfter: Date;
  readonly limit: number;
}

/**
 * Claims due deliveries of one channel for this process. Rows that another process is claiming are skipped (`skip
 * locked`), so two processes never have the same one; a row's `attempts` identifies the claim. A kind that only the next
 * release knows is left to its processes, and holds nothing back: after a rollback nobody sends it.
 *
 * What a member is sent by e-mail, or in one browser, keeps its order: only the oldest that has not ended is claimed,
 * and that as soon as any of them is due, so that a newer one waits no longer than the first attempt shows that nothing
 * can be sent (`postponeNewer` postpones all of them then). Otherwise an outdated notice could arrive after the one that
 * takes it back; and what fails is nearly always the server or the mailbox, not the message. An invitation has no such
 * order: a replaced one is dropped, and the new one must not wait for the pauses of a wrong address.
 */
export async function claimDue(handle: Handle, claim: Claim): Promise<number[]> {
  const { channel, now, abandonedBefore, misdatedAfter, limit } = claim;
  // The oldest are grouped once: a condition on each row (`not exists` an older one) takes minutes in a long backlog.
  const { rows } = await sql<{ id: number }>`
    with pending as materialized (
      select delivery.id, subscription_id, member_id, kind,
        state = 'WAITING' and (due_at <= ${now} or due_at > ${misdatedAfter}) as is_due
      from notice_delivery delivery join notice on notice.id = notice_id
      where state in ('WAITING', 'SENDING')
        and channel = ${channel}
        and kind = ${anyTextOf(MESSAGE_KINDS)}
    ), oldest as (
      select min(id) as id, bool_or(is_due) as is_due from pending
      group by member_id, subscription_id, case when kind = 'INVITATION' then id end
    ), due as (
      select delivery.id from notice_delivery delivery join oldest on oldest.id = delivery.id
      where state = 'WAITING' and is_due
        or state = 'SENDING' and (claimed_at < ${abandonedBefore} or claimed_at > ${misdatedAfter})
      order by due_at, delivery.id
      limit ${limit}
      for update of delivery skip locked
    )
    update notice_delivery delivery set state = 'SENDING', claimed_at = ${now}, attempts = attempts + 1
    from due where delivery.id = due.id
    returning delivery.id`.execute(handle);
  return rows.map(({ id }) => id).sort((left, right) => left - right);
}

/** The content and recipients of claimed deliveries. */
export function claimedDeliveries(handle: Handle, ids: readonly number[]) {
  return (
    handle
      .selectFrom('notice_delivery as delivery')
      .innerJoin('notice', 'notice.id', 'notice_id')
      .innerJoin('member', 'member.id', 'notice.member_id')
      // A browser may have become another member's since.
      .leftJoin('push_subscription as browser', (join) =>
        join.onRef('browser.id', '=', 'subscription_id').onRef('browser.member_id', '=', 'notice.member_id'),
      )
      .select([
        'delivery.id',
        'delivery.channel',
        'delivery.attempts',
        'delivery.token',
        'notice.kind',
        'notice.event',
        'notice.title',
        'notice.body',
        'notice.path',
        (of) => of.fn.coalesce('requeued_at', 'notice.created_at').as('waitingSince'),
        'member.id as memberId',
        'member.email',
        'member.active',
        'browser.id as browserId',
        'browser.endpoint',
        'browser.p256dh',
        'browser.auth',
      ])
      .where('delivery.id', '=', anyOf(ids))
      .orderBy('delivery.id')
      .execute()
  );
}

export type ClaimedDelivery = Awaited<ReturnType<typeof claimedDeliveries>>[number];

export type Ending =
  | { readonly state: 'SENT'; readonly at: Date; readonly address: string | null }
  | { readonly state: 'FAILED'; readonly at: Date; readonly error: string }
  | { readonly state: 'DROPPED'; readonly at: Date }
  | { readonly state: 'WAITING'; readonly dueAt: Date; readonly error: string };

type Claimed = Pick<ClaimedDelivery, 'id' | 'attempts'>;

/** Ends a claim, unless another process has taken it over meanwhile. */
export async function endClaim(handle: Handle, { id, attempts }: Claimed, ending: Ending): Promise<void> {
  await handle
    .updateTable('notice_delivery')
    .set({
      state: ending.state,
      claimed_at: null,
      error: 'error' in ending ? ending.error.slice(0, 500) : null,
      ...(ending.state === 'WAITING' ? { due_at: ending.dueAt } : { finished_at: ending.at }),
      ...(ending.state === 'SENT' ? { address: ending.address } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', 'SENDING')
    .where('attempts', '=', attempts)
    .execute();
}

/** Postpones the newer deliveries that wait for this one, because they would fail as well. An invitation holds none back. */
export async function postponeNewer(
  handle: Handle,
  { id, kind, channel, memberId }: Pick<ClaimedDelivery, 'id' | 'kind' | 'channel' | 'memberId'>,
  dueAt: Date,
): Promise<void> {
  if (kind === 'INVITATION') return;
  await sql`
    update notice_delivery set due_at = ${dueAt}
    where state = 'WAITING' and channel = ${channel} and due_at < ${dueAt} and id > ${id}
      and notice_id in (select id from notice where member_id = ${memberId} and kind <> 'INVITATION')
      and subscription_id is not distinct from (select subscription_id from notice_delivery where id = ${id})`.execute(
    handle,
  );
}

/** Removes a claimed delivery from the outbox, unless another process has taken it over meanwhile. */
export async function deleteClaimed(handle: Handle, { id, attempts }: Claimed): Promise<void> {
  await handle
    .deleteFrom('notice_delivery')
    .where('id', '=', id)
    .where('state', '=', 'SENDING')
    .where('attempts', '=', attempts)
    .execute();
}

/** Also deletes its deliveries. @returns the member to whom they would have been sent; undefined: it was gone already */
export async function deleteBrowser(handle: Handle, browserId: number): Promise<number | undefined> {
  const deleted = await handle
    .deleteFrom('push_subscription')
    .where('id', '=', browserId)
    .returning('member_id')
    .executeTakeFirst();
  return deleted?.member_id;
}
