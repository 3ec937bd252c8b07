import { GroupsResults } from '@club/shared/contracts/league/groups-results';
import { useOptionalLeagueQuery } from '@club/shared/league-query';
import { keys } from '../query-keys';

/** GET /groups-results: a season that was played in groups; null for any other. */
export function useGroups(year: number) {
  return useOptionalLeagueQuery({
    queryKey: keys.groups(year),
    schema: GroupsResults,
    path: `groups-results?godina=${year}`,
  });
}
