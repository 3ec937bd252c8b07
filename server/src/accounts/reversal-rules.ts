import type { LedgerKind } from '@club/shared/contracts/accounts/statement';

/** The entries that may be reversed. The effect of a booking is reversed by cancelling or waiving it. */
const REVERSIBLE: readonly LedgerKind[] = ['PAYMENT', 'CORRECTION', 'GRATIS_GRANT'];

export const isReversible = (kind: LedgerKind): boolean => REVERSIBLE.includes(kind);
