import { LeagueSeasonList, type SaveSeasonSettings } from '@club/shared/contracts/league/season-settings';
import { http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import type * as z from '@club/shared/schema';
import { SEASONS, seasonChange, seasonPath } from '../../api/season-call';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import { flatFields } from '../../forms/submission/flat-fields';
import { keys } from '../../query-keys';

export const LEAGUE_SEASONS = { queryKey: keys.leagueSeasons, schema: LeagueSeasonList, path: SEASONS };

/** GET /admin/league/seasons, newest first. */
export function useSeasonSettings() {
  useLiveQuery('league', keys.leagueSeasons);
  return useAdminQuery(LEAGUE_SEASONS);
}

/** POST /admin/league/seasons: prepares the season of a year, with the rules of the last one. */
export const usePrepareSeason = () =>
  useRefetchingMutation(keys.leagueSeasons, (year: number) => seasonChange(http.post(SEASONS, { json: { year } })));

/** PUT …/{year}/settings; a refusal has the field names of the form, which is flat. */
export const useSaveLeagueSeason = (year: number) =>
  useRefetchingMutation(keys.leagueSeasons, (json: z.input<typeof SaveSeasonSettings>) =>
    seasonChange(http.put(seasonPath(year, '/settings'), { json })).catch(flatFields('frame', 'rules')),
  );
