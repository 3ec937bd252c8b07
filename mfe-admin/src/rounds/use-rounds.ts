import type { EndRounds, NoteAbsence, RoundDates, WithdrawPlayer } from '@club/shared/contracts/league/rounds';
import { http } from '@club/shared/http';
import { useRefetchingMutation } from '../api/use-admin-mutation';
import { seasonChange, seasonPath } from '../controlled-season/season-call';
import { keys } from '../query-keys';

type Dated = RoundDates & { readonly version: number };

export const useOpenFirstRound = (year: number) =>
  useRefetchingMutation(keys.seasonControl(year), (json: Dated) =>
    seasonChange(http.post(seasonPath(year, '/rounds'), { json })),
  );

export const useMoveRound = (year: number, number: number) =>
  useRefetchingMutation(keys.seasonControl(year), (json: Dated) =>
    seasonChange(http.put(seasonPath(year, `/rounds/${number}/dates`), { json })),
  );

export const useUndoPublication = (year: number) =>
  useRefetchingMutation(keys.seasonControl(year), (version: number) =>
    seasonChange(http.post(seasonPath(year, '/undo'), { json: { version } })),
  );

interface NotedAbsence {
  readonly round: number;
  readonly playerId: number;
  readonly version: number;
}

/** PUT …/rounds/{number}/absences, for an open or a closed round. */
export const useNoteAbsence = (year: number) =>
  useRefetchingMutation(keys.seasonControl(year), ({ round, ...json }: NoteAbsence & { round: number }) =>
    seasonChange(http.put(seasonPath(year, `/rounds/${round}/absences`), { json })),
  );

/** POST …/withdrawals */
export const useWithdrawPlayer = (year: number) =>
  useRefetchingMutation(keys.seasonControl(year), (json: WithdrawPlayer) =>
    seasonChange(http.post(seasonPath(year, '/withdrawals'), { json })),
  );

/** DELETE …/withdrawals/{playerId} */
export const useTakeBackWithdrawal = (year: number) =>
  useRefetchingMutation(keys.seasonControl(year), ({ playerId, version }: Omit<NotedAbsence, 'round'>) =>
    seasonChange(http.delete(seasonPath(year, `/withdrawals/${playerId}`), { searchParams: { version } })),
  );

/** PUT …/planned-rounds: ends the rounds early. */
export const useEndRounds = (year: number) =>
  useRefetchingMutation(keys.seasonControl(year), (json: EndRounds) =>
    seasonChange(http.put(seasonPath(year, '/planned-rounds'), { json })),
  );

/** DELETE …/rounds/{number}/absences/{playerId} */
export const useCancelAbsence = (year: number) =>
  useRefetchingMutation(keys.seasonControl(year), ({ round, playerId, version }: NotedAbsence) =>
    seasonChange(http.delete(seasonPath(year, `/rounds/${round}/absences/${playerId}`), { searchParams: { version } })),
  );
