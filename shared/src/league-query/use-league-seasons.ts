import { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { useLeagueQuery } from './use-league-query';

/** GET /league-seasons: all seasons, newest first, and the current one. */
export function useLeagueSeasons() {
  return useLeagueQuery({ queryKey: ['league', 'seasons'], schema: LeagueSeasons, path: 'league-seasons' });
}
