import type { LedgerKind } from '../platform/database';

/**
 * Kinds of entries for money that the club has received: payments, their corrections, and reversals (only a reversal of
 * one of the other two has an amount). All other kinds change only what a member owes.
 */
export const MONEY_RECEIVED = ['PAYMENT', 'CORRECTION', 'REVERSAL'] as const satisfies readonly LedgerKind[];
