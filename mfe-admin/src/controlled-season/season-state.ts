import type { SeasonState } from '@club/shared/contracts/league/seasons';

/** Finished: the server refuses every change of its rounds, results and players. */
export const isOver = ({ state }: { readonly state: SeasonState }): boolean => state === 'FINISHED';
