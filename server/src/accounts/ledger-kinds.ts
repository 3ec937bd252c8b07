import type { LedgerKind } from '../platform/database';

/**
 * Entries for money that the club has received: payments, their corrections, and reversals, of which only those of the
 * other two have an amount. All others change only what a member owes.
 */
export const MONEY_RECEIVED = ['PAYMENT', 'CORRECTION', 'REVERSAL'] as const satisfies readonly LedgerKind[];
