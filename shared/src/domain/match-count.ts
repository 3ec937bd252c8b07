import { plural } from './plural';

/** `2 meča`. */
export const matchCount = (count: number): string => `${count} ${plural(count, 'meč', 'meča', 'mečeva')}`;
