import type { LeagueSeasonRow } from './league-seasons.repository';

/**
 * Whether somebody can still be accepted into a season: until its last round is closed. Without an entry nobody books a
 * court for a league match (resolution 57), so a substitute needs one, too.
 */
export const takesPlayers = ({ kind, state }: Pick<LeagueSeasonRow, 'kind' | 'state'>): boolean =>
  kind === 'RULES' && (state === 'PREPARING' || state === 'ROUNDS');

/**
 * Whether somebody can be accepted only as a substitute: players join when a round is published (R9), and the last one
 * is open.
 */
export const takesSubstitutesOnly = (
  row: Pick<LeagueSeasonRow, 'kind' | 'state' | 'planned_rounds'>,
  publishedRounds: number,
): boolean => takesPlayers(row) && row.state === 'ROUNDS' && publishedRounds >= row.planned_rounds;
