import { type CloseRound, RoundPreview } from '@club/shared/contracts/league/rounds';
import { answerBody, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@club/shared/query';
import { seasonChange, seasonPath } from '../../api/season-call';
import { useAdminMutation } from '../../api/use-admin-mutation';
import { flatFields } from '../../forms/submission/flat-fields';
import { keys } from '../../query-keys';

type Closing = Pick<CloseRound, 'next' | 'version'>;

/** POST …/rounds/preview: the effects of closing the open round; nothing changes. */
const roundPreview = (year: number, json: Closing) =>
  queryOptions({
    queryKey: keys.roundPreview(year, json),
    queryFn: ({ signal }) => answerBody(RoundPreview, http.post(seasonPath(year, '/rounds/preview'), { json, signal })),
    // The page shows the preview that the dialog has just requested.
    staleTime: 30_000,
  });

export function useRoundPreview(year: number, json: Closing, enabled = true) {
  // An erased player leaves the pyramid, and an erasure is no version of the season.
  useLiveQuery('members', keys.roundPreview(year, json));
  return useQuery({ ...roundPreview(year, json), placeholderData: keepPreviousData, enabled });
}

/** Requests another preview before it is shown; a refusal of the next round's dates has the field names of `RoundDates`. */
export function useCheckPreview(year: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: Closing) => client.fetchQuery(roundPreview(year, json)).catch(flatFields('next')),
  });
}

export const usePublishRound = (year: number) =>
  useAdminMutation((json: CloseRound) => seasonChange(http.post(seasonPath(year, '/rounds/publish'), { json })));
