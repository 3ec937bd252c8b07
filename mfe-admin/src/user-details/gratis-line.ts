import { plural } from '@club/shared/format';

/** The green line about what the member may still play for service, its noun in the case that the number asks for. */
export const gratisLine = (count: number): string =>
  `Igrač ima još ${count} gratis ${plural(count, 'rezervaciju', 'rezervacije', 'rezervacija')} za uslugu!`;
