import type { SeasonState } from '@club/shared/contracts/league/seasons';

/** Whether a season is finished: the server then refuses every change of its rounds, results and players. */
export const isOver = ({ state }: { readonly state: SeasonState }): boolean => state === 'FINISHED';
