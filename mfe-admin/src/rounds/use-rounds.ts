import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { SeasonChange } from '@club/shared/contracts/league/pyramid-control';
import {
  type CloseRound,
  CorrectionPreview,
  type EndRounds,
  MatchEntered,
  type NoteAbsence,
  type RoundDates,
  RoundPreview,
  SeasonControl,
  type WithdrawPlayer,
} from '@club/shared/contracts/league/rounds';
import { answer, http } from '@club/shared/http';
import { useLiveQuery } from '@club/shared/live';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@club/shared/query';
import { keys } from '../query-keys';
import { flatFields } from '../submission/flat-fields';
import { useAdminQuery } from '../use-admin-query';
import { useChange, useShownChange } from '../use-change';
import type { SentMatch } from './match-form';

const path = (year: number, rest = '') => `admin/league/seasons/${year}${rest}`;
const change = async (call: ReturnType<typeof http.put>) => (await answer(SeasonChange, call)).body;

/** GET /admin/league/seasons/{year} */
export function useSeasonControl(year: number) {
  useLiveQuery('league', keys.seasonControl(year));
  return useAdminQuery({ queryKey: keys.seasonControl(year), schema: SeasonControl, path: path(year) });
}

type Closing = Pick<CloseRound, 'next' | 'version'>;

/** POST …/rounds/preview: the effects of closing the open round; nothing changes. */
const roundPreview = (year: number, json: Closing) =>
  queryOptions({
    queryKey: keys.roundPreview(year, json),
    queryFn: async ({ signal }) =>
      (await answer(RoundPreview, http.post(path(year, '/rounds/preview'), { json, signal }))).body,
    // The page shows what the dialog has just asked for.
    staleTime: 30_000,
  });

export function useRoundPreview(year: number, json: Closing) {
  return useQuery({ ...roundPreview(year, json), placeholderData: keepPreviousData });
}

/** Asks for another preview before it is shown; a refusal of the next round's dates names them like `RoundDates`. */
export function useCheckPreview(year: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: Closing) => client.fetchQuery(roundPreview(year, json)).catch(flatFields('next')),
  });
}

export const usePublishRound = (year: number) =>
  useChange((json: CloseRound) => change(http.post(path(year, '/rounds/publish'), { json })));

type Dated = RoundDates & { readonly version: number };

export const useOpenFirstRound = (year: number) =>
  useShownChange(keys.seasonControl(year), (json: Dated) => change(http.post(path(year, '/rounds'), { json })));

export const useMoveRound = (year: number, number: number) =>
  useShownChange(keys.seasonControl(year), (json: Dated) =>
    change(http.put(path(year, `/rounds/${number}/dates`), { json })),
  );

export const useUndoPublication = (year: number) =>
  useShownChange(keys.seasonControl(year), (version: number) =>
    change(http.post(path(year, '/undo'), { json: { version } })),
  );

/** PUT …/matches/{id}; `version` is the match's. The rounds and the results show it, each by a query of its own. */
export const useEnterMatch = (year: number, id: string) =>
  useShownChange(keys.all, async (json: SentMatch & { version: number }) => {
    const call = http.put(path(year, `/matches/${encodeURIComponent(id)}`), { json });
    return (await answer(MatchEntered, call)).body;
  });

/** POST …/matches/{id}/preview: what the same request would change; nothing is written. */
export async function previewMatch(
  { year, id }: Pick<LeagueMatch, 'year' | 'id'>,
  json: SentMatch & { version: number },
): Promise<CorrectionPreview> {
  const call = http.post(path(year, `/matches/${encodeURIComponent(id)}/preview`), { json });
  return (await answer(CorrectionPreview, call)).body;
}

interface NotedAbsence {
  readonly round: number;
  readonly playerId: number;
  readonly version: number;
}

/** PUT …/rounds/{number}/absences, of an open or a closed round. */
export const useNoteAbsence = (year: number) =>
  useShownChange(keys.seasonControl(year), ({ round, ...json }: NoteAbsence & { round: number }) =>
    change(http.put(path(year, `/rounds/${round}/absences`), { json })),
  );

/** POST …/withdrawals */
export const useWithdrawPlayer = (year: number) =>
  useShownChange(keys.seasonControl(year), (json: WithdrawPlayer) =>
    change(http.post(path(year, '/withdrawals'), { json })),
  );

/** DELETE …/withdrawals/{playerId} */
export const useTakeBackWithdrawal = (year: number) =>
  useShownChange(keys.seasonControl(year), ({ playerId, version }: Omit<NotedAbsence, 'round'>) =>
    change(http.delete(path(year, `/withdrawals/${playerId}`), { searchParams: { version } })),
  );

/** PUT …/planned-rounds: an early end. */
export const useEndRounds = (year: number) =>
  useShownChange(keys.seasonControl(year), (json: EndRounds) =>
    change(http.put(path(year, '/planned-rounds'), { json })),
  );

/** DELETE …/rounds/{number}/absences/{playerId} */
export const useCancelAbsence = (year: number) =>
  useShownChange(keys.seasonControl(year), ({ round, playerId, version }: NotedAbsence) =>
    change(http.delete(path(year, `/rounds/${round}/absences/${playerId}`), { searchParams: { version } })),
  );
