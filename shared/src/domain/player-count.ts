import { plural } from './plural';

/** `21 igrač`, `63 igrača`, in the nominative. */
export const playerCount = (count: number): string => `${count} ${plural(count, 'igrač', 'igrača', 'igrača')}`;
