import { Seeders } from '@club/shared/contracts/league/seeders';
import { useLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/** GET /summer-league-seeders/{year}; null if there is no such season. */
export function useSeeders(year: number) {
  return useLeagueQuery({ queryKey: keys.seeders(year), schema: Seeders, path: `summer-league-seeders/${year}` });
}
