import { plural } from './plural';

/** `2 meča`. */
export const matchCount = (count: number): string => `${count} ${plural(count, 'meč', 'meča', 'mečeva')}`;

/** For the text after `od`: `1 meča`, `20 mečeva`. */
export const matchCountGenitive = (count: number): string => `${count} ${plural(count, 'meča', 'meča', 'mečeva')}`;
