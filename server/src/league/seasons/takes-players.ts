import type { LeagueSeasonRow } from './league-seasons.repository';

/** Whether somebody can still join a season: until its last round is closed, since who joins does so in a round (R9). */
export const takesPlayers = ({ kind, state }: Pick<LeagueSeasonRow, 'kind' | 'state'>): boolean =>
  kind === 'RULES' && (state === 'PREPARING' || state === 'ROUNDS');
