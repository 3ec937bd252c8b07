import { plural } from './plural';

/** `3 gratis rezervacije za uslugu`, in the case that “imate” requires. */
export const gratisForService = (count: number): string =>
  `${count} gratis ${plural(count, 'rezervaciju', 'rezervacije', 'rezervacija')} za uslugu`;

/**
 * How a ledger entry changed the gratis reservations: `gratis rezervacije −1, stanje 2`; null for an entry of money
 * only.
 */
export function gratisChange({ gratis, gratisAfter }: { gratis: number; gratisAfter: number }): string | null {
  if (gratis === 0) return null;
  const sign = gratis > 0 ? '+' : '−';
  return `gratis rezervacije ${sign}${Math.abs(gratis)}, stanje ${gratisAfter}`;
}
