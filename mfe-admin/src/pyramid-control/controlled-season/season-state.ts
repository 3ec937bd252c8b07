import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import type { SeasonState } from '@club/shared/contracts/league/seasons';

/** Whether a season is finished: the server then refuses every change of its rounds, results and players. */
export const isOver = ({ state }: { readonly state: SeasonState }): boolean => state === 'FINISHED';

/** Before the first publication the pyramid is assembled; afterwards only substitutes change. */
export const isDraft = ({ state }: { readonly state: SeasonState }): boolean => state === 'PREPARING';

/** Whether the initial pyramid can be changed: while it is a draft, or in an open round. */
export const isChangeable = ({ state }: { readonly state: SeasonState }): boolean =>
  state === 'PREPARING' || state === 'ROUNDS';

/** Whether results of that round or phase are corrections. Phases of the knockout are not closed. */
export const isRoundClosed = (rounds: readonly LeagueRound[], phase: string): boolean =>
  rounds.some(({ round, state }) => round === phase && state === 'CLOSED');
