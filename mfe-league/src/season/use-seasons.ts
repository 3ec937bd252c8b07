import { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { useLeagueQuery } from '../league-query/use-league-query';
import { keys } from '../query-keys';

/** GET /league-seasons: all seasons, newest first, and the one being played. */
export function useSeasons() {
  return useLeagueQuery({ queryKey: keys.seasons, schema: LeagueSeasons, path: 'league-seasons' });
}
