import type { Database } from '../platform/database';

/** All stored data of an account. */
export async function accountInFull(db: Database, memberId: number) {
  const account = await db.handle
    .selectFrom('account')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const entries = await db.handle
    .selectFrom('ledger_entry')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  const reservations = await db.handle
    .selectFrom('reservation')
    .select(['id', 'price_cents', 'payment_status', 'cancelled_at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  return {
    balance: account?.balance_cents ?? 0,
    payments: account?.payments_cents ?? 0,
    gratis: account?.gratis ?? 0,
    entries,
    reservations,
    statuses: reservations.map((each) => (each.cancelled_at ? 'CANCELLED' : each.payment_status)),
  };
}

/** The invariants of every account (resolution 8); throws an error that names a violated one. */
export async function auditAccount(db: Database, memberId: number): Promise<void> {
  const { balance, payments, gratis, entries, reservations } = await accountInFull(db, memberId);
  const prices = (...statuses: string[]) =>
    reservations
      .filter((each) => !each.cancelled_at && statuses.includes(each.payment_status))
      .reduce((sum, each) => sum + each.price_cents, 0);
  const sum = (of: (entry: (typeof entries)[number]) => number) =>
    entries.reduce((total, entry) => total + of(entry), 0);

  expect(balance).toBe(payments - prices('PAID', 'NOT_PAID'));
  expect(balance).toBe(sum((entry) => entry.amount_cents));
  expect(gratis).toBe(sum((entry) => entry.gratis));
  expect(prices('PAID')).toBeLessThanOrEqual(Math.max(payments, 0));
  // Settled oldest first, in any order of events (resolution 56).
  const owed = reservations.filter((each) => !each.cancelled_at && /^(PAID|NOT_PAID)$/.test(each.payment_status));
  const unpaid = owed.slice(owed.findIndex((each) => each.payment_status === 'NOT_PAID'));
  if (unpaid[0]?.payment_status === 'NOT_PAID') {
    expect(unpaid.map((each) => each.payment_status)).not.toContain('PAID');
    expect(payments - prices('PAID')).toBeLessThan(unpaid[0].price_cents);
  }
  let running = 0;
  for (const entry of entries) {
    running += entry.amount_cents;
    expect(entry.balance_after).toBe(running);
  }
}
