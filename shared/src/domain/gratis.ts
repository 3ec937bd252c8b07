import { plural } from './plural';

/** `3 gratis rezervacije za uslugu`, in the case that „imate” asks for. */
export const gratisForService = (count: number): string =>
  `${count} gratis ${plural(count, 'rezervaciju', 'rezervacije', 'rezervacija')} za uslugu`;

/** What a ledger entry did to the gratis reservations; null for an entry of money alone. */
export function gratisChange({ gratis, gratisAfter }: { gratis: number; gratisAfter: number }): string | null {
  if (gratis === 0) return null;
  const sign = gratis > 0 ? '+' : '−';
  return `gratis rezervacije ${sign}${Math.abs(gratis)}, stanje ${gratisAfter}`;
}
