import type { Handle } from '../database/database';

/** Entries of a member's ledger older than the entry `before`, newest first: the last page is as near as the first. */
export function entriesBefore(handle: Handle, memberId: number, before: number | undefined, limit: number) {
  return (
    handle
      // The page first, then what belongs to it: the embedded engine keeps no statistics, and would join the whole ledger.
      .with(
        (name) => name('entry').materialized(),
        (db) =>
          db
            .selectFrom('ledger_entry')
            .selectAll()
            .where('member_id', '=', memberId)
            .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
            .orderBy('id', 'desc')
            .limit(limit),
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
  const payments = handle
    .selectFrom('ledger_entry')
    .select(['at', 'amount_cents as amountCents'])
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['PAYMENT', 'CORRECTION', 'REVERSAL'])
    .where('amount_cents', '<>', 0)
    .orderBy('id', 'desc');
  return (limit === undefined ? payments : payments.limit(limit)).execute();
}
