import { Winners } from '@club/shared/contracts/league/winners';
import { useLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/** GET /summer-league/winners */
export function useWinners() {
  return useLeagueQuery({ queryKey: keys.winners, schema: Winners, path: 'summer-league/winners' });
}
