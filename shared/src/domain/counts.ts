import { plural } from './plural';

/** `2 meča`. */
export const matchCount = (count: number): string => `${count} ${plural(count, 'meč', 'meča', 'mečeva')}`;

/** For the text after `od`: `1 meča`, `20 mečeva`. */
export const matchCountGenitive = (count: number): string => `${count} ${plural(count, 'meča', 'meča', 'mečeva')}`;

/** `21 igrač`, `63 igrača`, in the nominative. */
export const playerCount = (count: number): string => `${count} ${plural(count, 'igrač', 'igrača', 'igrača')}`;

/** `1 bod`, `62 boda`. */
export const pointCount = (count: number): string => `${count} ${plural(count, 'bod', 'boda', 'bodova')}`;

/** `1 kolo`, `18 kola`. */
export const roundCount = (count: number): string => `${count} ${plural(count, 'kolo', 'kola', 'kola')}`;

/** `1 dan`, `10 dana`. */
export const dayCount = (count: number): string => `${count} ${plural(count, 'dan', 'dana', 'dana')}`;

/** `47 slika`, `22 slike`. */
export const pictureCount = (count: number): string => `${count} ${plural(count, 'slika', 'slike', 'slika')}`;

/** `1 termin`, `12 termina` */
export const slotCount = (count: number): string => `${count} ${plural(count, 'termin', 'termina', 'termina')}`;

/** `2 rezervacije`, or with a kind `3 gratis rezervacije`. */
export const reservationCount = (count: number, kind = ''): string =>
  `${count}${kind && ` ${kind}`} ${plural(count, 'rezervacija', 'rezervacije', 'rezervacija')}`;
