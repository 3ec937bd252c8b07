import { sql } from 'kysely';
import type { Handle } from '../platform/database';

/**
 * The newest of a member's entries, by the index of the ledger, however long it is. Without statistics the database
 * takes every ledger for a short one, and would fetch and sort all of it: before a limit that it does not know it walks
 * the index instead. The member as a range of members keeps it from walking everybody's entries.
 * @param limit undefined: all
 */
export const newestFirst = (handle: Handle, memberId: number, limit: number | undefined) =>
  handle
    .selectFrom('ledger_entry')
    .where('member_id', '>=', memberId)
    .where('member_id', '<=', memberId)
    .orderBy('member_id')
    .orderBy('id', 'desc')
    .limit(sql<number>`(select ${limit ?? null}::int)`);

/** Entries of a member's ledger older than the entry `before`, newest first: the last page is as near as the first. */
export function entriesBefore(handle: Handle, memberId: number, before: number | undefined, limit: number) {
  return (
    handle
      .with(
        (name) => name('newest').materialized(),
        () =>
          newestFirst(handle, memberId, limit)
            .selectAll()
            .where('id', '<', before ?? Number.MAX_SAFE_INTEGER),
      )
      // The limit once more, as a number: what belongs to the page is looked up for a few rows, not joined as a whole.
      .with(
        (name) => name('entry').materialized(),
        (db) => db.selectFrom('newest').selectAll().limit(limit),
      )
      .selectFrom('entry')
      .innerJoin('member as actor', 'actor.id', 'entry.actor_id')
      .leftJoin('reservation', 'reservation.id', 'entry.reservation_id')
      .leftJoin('slot', 'slot.id', 'reservation.slot_id')
      .leftJoin('ledger_entry as reversed', 'reversed.id', 'entry.reverses_id')
      .leftJoin('ledger_entry as reversal', 'reversal.reverses_id', 'entry.id')
      .select([
        'entry.id',
        'entry.at',
        'entry.kind',
        'entry.amount_cents as amountCents',
        'entry.balance_after as balanceAfter',
        'entry.gratis',
        'entry.gratis_after as gratisAfter',
        'entry.reason',
        'actor.first_name as actorFirstName',
        'actor.last_name as actorLastName',
        'reservation.day',
        'slot.starts',
        'slot.court_id as courtId',
        'reversed.kind as reversedKind',
        'reversed.at as reversedAt',
        'reversal.id as reversalId',
      ])
      .orderBy('entry.id', 'desc')
      .execute()
  );
}

export type StatementRow = Awaited<ReturnType<typeof entriesBefore>>[number];

/** Money paid in, with corrections and reversals, newest first: together what the member has paid. */
export function paymentsOf(handle: Handle, memberId: number, limit?: number) {
  return newestFirst(handle, memberId, limit)
    .select(['at', 'amount_cents as amountCents'])
    .where('kind', 'in', ['PAYMENT', 'CORRECTION', 'REVERSAL'])
    .where('amount_cents', '<>', 0)
    .execute();
}
