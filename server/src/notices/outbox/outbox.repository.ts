import { sql } from 'kysely';
import type { Handle } from '../../platform/database';
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
 * even if newer ones are due before its next attempt. Otherwise an outdated notice could arrive after the one that takes
 * it back; and what fails is nearly always the server or the mailbox, not the message. An invitation has no such order:
 * a replaced one is dropped, and the new one must not wait for the pauses of a wrong address.
 */
export async function claimDue(handle: Handle, claim: Claim): Promise<number[]> {
  const { channel, now, abandonedBefore, misdatedAfter, limit } = claim;
  // The oldest are grouped once: a condition on each row (`not exists` an older one) takes minutes in a long backlog.
  const { rows } = await sql<{ id: number }>`
    with pending as materialized (
      select delivery.id, subscription_id, member_id, kind
      from notice_delivery delivery join notice on notice.id = notice_id
      where state in ('WAITING', 'SENDING')
        and channel = ${channel}
        and kind = any(${[...MESSAGE_KINDS]}::text[])
    ), oldest as (
      select min(id) as id from pending
      group by member_id, subscription_id, case when kind = 'INVITATION' then id end
    ), due as (
      select id from notice_delivery
      where (
          state = 'WAITING' and (due_at <= ${now} or due_at > ${misdatedAfter})
          or state = 'SENDING' and (claimed_at < ${abandonedBefore} or claimed_at > ${misdatedAfter})
        )
        and id in (select id from oldest)
      order by due_at, id
      limit ${limit}
      for update skip locked
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
        'member.id as memberId',
        'member.email',
        'member.active',
        'browser.id as browserId',
        'browser.endpoint',
        'browser.p256dh',
        'browser.auth',
      ])
      .where('delivery.id', '=', sql<number>`any(${[...ids]}::int[])`)
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

/** Removes a claimed delivery from the outbox, unless another process has taken it over meanwhile. */
export async function deleteClaimed(handle: Handle, { id, attempts }: Claimed): Promise<void> {
  await handle
    .deleteFrom('notice_delivery')
    .where('id', '=', id)
    .where('state', '=', 'SENDING')
    .where('attempts', '=', attempts)
    .execute();
}

/** Also deletes its deliveries. */
export async function deleteBrowser(handle: Handle, browserId: number): Promise<void> {
  await handle.deleteFrom('push_subscription').where('id', '=', browserId).execute();
}
