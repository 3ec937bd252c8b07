import { Seeders } from '@club/shared/contracts/league/seeders';
import { useOptionalLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/** GET /summer-league-seeders/{year}; null if there is no such season. */
export function useSeeders(year: number) {
  return useOptionalLeagueQuery({
    queryKey: keys.seeders(year),
    schema: Seeders,
    path: `summer-league-seeders/${year}`,
  });
}
