import { Statistics } from '@club/shared/contracts/league/statistics';
import { useOptionalLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/** GET /summer-league/statistics, of one year or of all. */
export function useStatistics(year: number | undefined) {
  return useOptionalLeagueQuery({
    queryKey: keys.statistics(year),
    schema: Statistics,
    path: `summer-league/statistics${year === undefined ? '' : `?year=${year}`}`,
  });
}
