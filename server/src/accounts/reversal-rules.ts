import type { LedgerKind } from '@club/shared/contracts/accounts/statement';

/** What a reversal may take back. What a booking did is taken back by cancelling or waiving it. */
const REVERSIBLE: readonly LedgerKind[] = ['PAYMENT', 'CORRECTION', 'GRATIS_GRANT'];

export const isReversible = (kind: LedgerKind): boolean => REVERSIBLE.includes(kind);
