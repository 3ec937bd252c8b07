import type { Tx } from '../platform/database';
import type { LedgerKind } from '../platform/schema';
import {
  type Account,
  insertEntries,
  markReservations,
  newestPaid,
  oldestUnpaid,
  reopenAfterOldestDebt,
  unpaidCents,
} from './accounts.repository';
import { MONEY_RECEIVED } from './ledger-kinds';
import { type Debt, sumOfPrices, toSettle, toUnsettle } from './settlement-rules';

/** An event, before the ledger adds its consequences. */
export interface Entry {
  readonly kind: LedgerKind;
  /** Signed: the change of the balance. */
  readonly amountCents?: number;
  /** Signed: the change of the gratis reservations. */
  readonly gratis?: number;
  readonly reservationId?: number;
  readonly reversesId?: number;
  readonly reason?: string;
  /** The member who caused it. */
  readonly actorId: number;
  readonly at: Date;
  /** Created once per click. */
  readonly key?: string | undefined;
}

const SETTLED_AT_ONCE = 50;

/**
 * Adds an entry to a locked account's ledger. Entries are never changed: a mistake is reversed by another entry.
 * @returns the account after the entry
 */
export async function post(tx: Tx, account: Account, entry: Entry): Promise<Account> {
  const after = accountAfter(account, entry);
  await insertEntries(tx, [entryRow(after, entry)], [after]);
  return after;
}

/** Adds one entry to each of several locked accounts. */
export async function postAll(tx: Tx, posts: readonly { account: Account; entry: Entry }[]): Promise<void> {
  if (posts.length === 0) return;
  const done = posts.map(({ account, entry }) => ({ entry, after: accountAfter(account, entry) }));
  const rows = done.map(({ entry, after }) => entryRow(after, entry));
  await insertEntries(
    tx,
    rows,
    done.map(({ after }) => after),
  );
}

const accountAfter = (account: Account, { kind, amountCents = 0, gratis = 0 }: Entry): Account => ({
  memberId: account.memberId,
  balanceCents: account.balanceCents + amountCents,
  paymentsCents: account.paymentsCents + (MONEY_RECEIVED.includes(kind) ? amountCents : 0),
  gratis: account.gratis + gratis,
});

const entryRow = (after: Account, entry: Entry) => ({
  member_id: after.memberId,
  at: entry.at,
  kind: entry.kind,
  amount_cents: entry.amountCents ?? 0,
  gratis: entry.gratis ?? 0,
  balance_after: after.balanceCents,
  gratis_after: after.gratis,
  reservation_id: entry.reservationId ?? null,
  reverses_id: entry.reversesId ?? null,
  reason: entry.reason ?? null,
  actor_id: entry.actorId,
  idempotency_key: entry.key ?? null,
});

/**
 * Updates the statuses of the member's reservations after an entry: first makes unpaid what is no longer covered, then
 * settles the oldest debts with the rest. The prices of settled reservations never exceed what was paid in, and nothing
 * is settled before an older debt (resolution 56): what is paid is always the oldest part of what is owed.
 */
export async function settle(tx: Tx, account: Account): Promise<void> {
  await reopenAfterOldestDebt(tx, account.memberId);
  let credit = account.balanceCents + (await unpaidCents(tx, account.memberId));
  while (credit < 0) {
    const freed = toUnsettle(credit, await newestPaid(tx, account.memberId, SETTLED_AT_ONCE));
    if (freed.length === 0) return;
    await markReservations(tx, freed.map(byId), 'NOT_PAID');
    credit += sumOfPrices(freed);
  }
  let paid: readonly Debt[];
  do {
    paid = toSettle(credit, await oldestUnpaid(tx, account.memberId, SETTLED_AT_ONCE));
    await markReservations(tx, paid.map(byId), 'PAID');
    credit -= sumOfPrices(paid);
  } while (paid.length === SETTLED_AT_ONCE);
}

const byId = (debt: Debt): number => debt.id;
