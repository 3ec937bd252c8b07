import { RoundPath } from '@club/shared/contracts/league/rounds';
import { PlayerNumber, SeenVersion } from '@club/shared/contracts/league/scalars';
import { RowId } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/**
 * All calls in this file require the role ADMIN, under /admin/league/seasons/{year}. PUT …/rounds/{number}/absences:
 * `number` may be a closed round (resolution 43). DELETE …/rounds/{number}/absences/{playerId} removes the absence. A
 * substitute of the open round has not withdrawn (409 `PLAYER_WITHDRAWN`); without an entry he may play. 404
 * `PLAYER_UNKNOWN`; 409 `MATCH_HAS_RESULT` (in the open round for a match with a result, in a closed one where no match
 * would be left), `ROUND_UNKNOWN`, `PLAYER_NOT_IN_PYRAMID`, `SUBSTITUTE_BUSY`, `PLAYER_ERASED`,
 * `OPPONENT_WITHDRAWN` for a substitute who would play somebody who has left or is erased
 */
export const NoteAbsence = z.object({
  playerId: PlayerNumber,
  substituteId: z.nullable(PlayerNumber),
  version: SeenVersion,
});
/** Path of DELETE …/rounds/{number}/absences/{playerId}: the regular, by the number of the league player. */
export const RoundAbsencePath = z.extend(RoundPath, { playerId: RowId });

export type NoteAbsence = z.infer<typeof NoteAbsence>;
