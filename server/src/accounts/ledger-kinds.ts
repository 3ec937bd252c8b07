import type { LedgerKind } from '../platform/schema';

const PAYMENTS: readonly LedgerKind[] = ['PAYMENT', 'CORRECTION'];

/**
 * Kinds of entries for money that the club has received: payments, their corrections, and reversals (only a reversal of
 * one of the other two has an amount). All other kinds change only what a member owes.
 */
export const MONEY_RECEIVED: readonly LedgerKind[] = [...PAYMENTS, 'REVERSAL'];

/** The entries that may be reversed. The effect of a booking is reversed by cancelling or waiving it. */
const REVERSIBLE: readonly LedgerKind[] = [...PAYMENTS, 'GRATIS_GRANT'];

export const isReversible = (kind: LedgerKind): boolean => REVERSIBLE.includes(kind);
