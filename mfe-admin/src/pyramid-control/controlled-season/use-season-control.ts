import { SeasonControl } from '@club/shared/contracts/league/rounds';
import { useLiveQuery } from '@club/shared/live';
import { seasonPath } from '../../api/season-call';
import { useAdminQuery } from '../../api/use-admin-query';
import { keys } from '../../query-keys';

/** GET /admin/league/seasons/{year} */
export function useSeasonControl(year: number) {
  useLiveQuery('league', keys.seasonControl(year));
  return useAdminQuery({ queryKey: keys.seasonControl(year), schema: SeasonControl, path: seasonPath(year) });
}
