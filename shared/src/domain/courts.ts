import { plural } from './plural';

/** `Teren 1`, `Tereni 1 i 2`. @param courts numbers in any order, at least one */
export const formatCourts = (courts: readonly number[]): string =>
  `${plural(courts.length, 'Teren', 'Tereni', 'Tereni')} ${courts.toSorted().join(' i ')}`;
