import type { AdminStatementEntry } from '@club/shared/contracts/members';

/** What an entry did to the gratis reservations, in words; null for an entry of money alone. */
export function gratisChange({ gratis, gratisAfter }: Pick<AdminStatementEntry, 'gratis' | 'gratisAfter'>) {
  if (gratis === 0) return null;
  const sign = gratis > 0 ? '+' : '−';
  return `gratis rezervacije ${sign}${Math.abs(gratis)}, stanje ${gratisAfter}`;
}
