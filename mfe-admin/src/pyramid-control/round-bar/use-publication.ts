import type { RoundDates } from '@club/shared/contracts/league/rounds';
import { http } from '@club/shared/http';
import { seasonChange, seasonPath } from '../../api/season-call';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { keys } from '../../query-keys';

type Dated = RoundDates & { readonly version: number };

/** POST …/rounds */
export const useOpenFirstRound = (year: number) =>
  useRefetchingMutation(keys.seasonControl(year), (json: Dated) =>
    seasonChange(http.post(seasonPath(year, '/rounds'), { json })),
  );

/** PUT …/rounds/{number}/dates */
export const useMoveRound = (year: number, number: number) =>
  useRefetchingMutation(keys.seasonControl(year), (json: Dated) =>
    seasonChange(http.put(seasonPath(year, `/rounds/${number}/dates`), { json })),
  );

/** POST …/undo */
export const useUndoPublication = (year: number) =>
  useRefetchingMutation(keys.seasonControl(year), (version: number) =>
    seasonChange(http.post(seasonPath(year, '/undo'), { json: { version } })),
  );
