import { LeagueDraw } from '@club/shared/contracts/league/draw';
import {
  DrawPreview,
  type FinishSeason,
  type MovePhase,
  type PublishConsolation,
  type PublishDraw,
} from '@club/shared/contracts/league/knockout-control';
import { Seeders } from '@club/shared/contracts/league/seeders';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@club/shared/query';
import type * as z from '@club/shared/schema';
import { seasonChange, seasonPath } from '../../api/season-call';
import { useAdminMutation, useRefetchingMutation } from '../../api/use-admin-mutation';
import { useAdminQuery } from '../../api/use-admin-query';
import { keys } from '../../query-keys';

/** GET /league-draw/{year} */
export function useLeagueDraw(year: number) {
  useLiveQuery('league', keys.leagueDraw(year));
  return useAdminQuery({ queryKey: keys.leagueDraw(year), schema: LeagueDraw, path: `league-draw/${year}` });
}

/** GET /summer-league-seeders/{year} */
export function useSeeders(year: number) {
  useLiveQuery('league', keys.seeders(year));
  return useAdminQuery({ queryKey: keys.seeders(year), schema: Seeders, path: `summer-league-seeders/${year}` });
}

/** POST …/draw/preview: the draw as it would be published; nothing changes. */
const drawPreview = (year: number, json: PublishDraw) =>
  queryOptions({
    queryKey: keys.drawPreview(year, json),
    queryFn: ({ signal }) => answerBody(DrawPreview, http.post(seasonPath(year, '/draw/preview'), { json, signal })),
    // The page shows the preview that the dialog has just requested.
    staleTime: 30_000,
  });

export function useDrawPreview(year: number, json: PublishDraw) {
  // An erased player is not drawn, and an erasure is no version of the season.
  useLiveQuery('members', keys.drawPreview(year, json));
  return useQuery({ ...drawPreview(year, json), placeholderData: keepPreviousData });
}

/** Requests another preview before it is shown. */
export function useCheckDrawPreview(year: number) {
  const client = useQueryClient();
  return useMutation({ mutationFn: (json: PublishDraw) => client.fetchQuery(drawPreview(year, json)) });
}

export const usePublishDraw = (year: number) =>
  useAdminMutation((json: PublishDraw) => seasonChange(http.post(seasonPath(year, '/draw'), { json })));

export const usePublishConsolation = (year: number) =>
  useAdminMutation((json: z.infer<typeof PublishConsolation>) =>
    seasonChange(http.post(seasonPath(year, '/consolation'), { json })),
  );

/** PUT …/draw/dates */
export const useMovePhase = (year: number) =>
  useRefetchingMutation(keys.leagueDraw(year), (json: MovePhase) =>
    seasonChange(http.put(seasonPath(year, '/draw/dates'), { json })),
  );

export const useFinishSeason = (year: number) =>
  useAdminMutation((json: FinishSeason) => seasonChange(http.post(seasonPath(year, '/finish'), { json })));
