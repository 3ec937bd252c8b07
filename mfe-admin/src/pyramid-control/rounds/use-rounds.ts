import type { NoteAbsence } from '@club/shared/contracts/league/absences';
import type { LowerRounds } from '@club/shared/contracts/league/rounds';
import type { WithdrawPlayer } from '@club/shared/contracts/league/withdrawals';
import { http } from '@club/shared/http';
import { seasonChange, seasonPath } from '../../api/season-call';
import { useRefetchingMutation } from '../../api/use-admin-mutation';
import { keys } from '../../query-keys';

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

/** PUT …/planned-rounds: lowers the number of rounds. */
export const useLowerRounds = (year: number) =>
  useRefetchingMutation(keys.seasonControl(year), (json: LowerRounds) =>
    seasonChange(http.put(seasonPath(year, '/planned-rounds'), { json })),
  );

/** DELETE …/rounds/{number}/absences/{playerId} */
export const useCancelAbsence = (year: number) =>
  useRefetchingMutation(keys.seasonControl(year), ({ round, playerId, version }: NotedAbsence) =>
    seasonChange(http.delete(seasonPath(year, `/rounds/${round}/absences/${playerId}`), { searchParams: { version } })),
  );
