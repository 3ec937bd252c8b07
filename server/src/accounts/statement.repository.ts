import { sql } from 'kysely';
import type { Handle } from '../platform/database';
import { MONEY_RECEIVED } from './ledger-kinds';

/**
 * The newest of a member's entries, read through the ledger's index however long the ledger is. Without statistics the
 * database assumes that every ledger is short, and would fetch and sort all of it; with a limit unknown to the planner
 * it walks the index instead. The member as a range of members prevents a walk through the entries of all members.
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

/** Entries of a member's ledger older than the entry `before`, newest first: the last page is as fast as the first. */
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
      // The limit again, as a number: the details are looked up for a few rows, not joined as a whole.
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

/** Which of a member's payments are read; all by default. */
interface PaymentsPart {
  readonly limit?: number;
  /** Older than this entry. */
  readonly before?: number | undefined;
}

/** Money paid in, with corrections and reversals, newest first: their sum is what the member has paid. */
export function paymentsOf(handle: Handle, memberId: number, { limit, before }: PaymentsPart = {}) {
  return newestFirst(handle, memberId, limit)
    .select(['id', 'at', 'amount_cents as amountCents'])
    .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .where('kind', 'in', MONEY_RECEIVED)
    .where('amount_cents', '<>', 0)
    .execute();
}
