import { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { useLeagueQuery } from '../league-query/use-league-query';
import { keys } from '../query-keys';

/** GET /league-seasons: all seasons, newest first, and the current one. */
export function useSeasons() {
  return useLeagueQuery({ queryKey: keys.seasons, schema: LeagueSeasons, path: 'league-seasons' });
}
