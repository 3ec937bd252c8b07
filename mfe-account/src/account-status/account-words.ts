import type { StatementEntry } from '@club/shared/contracts/accounts';
import { plural } from '@club/shared/format';

/** The green line of the specification, its noun in the case that the number asks for. */
export const gratisLine = (count: number): string =>
  `Imate ${count} gratis ${plural(count, 'rezervaciju', 'rezervacije', 'rezervacija')} za uslugu!`;

/** What an entry did to the gratis reservations, in words; null for an entry of money alone. */
export function gratisChange({ gratis, gratisAfter }: Pick<StatementEntry, 'gratis' | 'gratisAfter'>): string | null {
  if (gratis === 0) return null;
  const sign = gratis > 0 ? '+' : '−';
  return `Gratis rezervacije: ${sign}${Math.abs(gratis)}, stanje ${gratisAfter}`;
}
