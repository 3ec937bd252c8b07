import { PlayerNumber, SeenVersion, YearText } from '@club/shared/contracts/league/scalars';
import { RowId } from '@club/shared/contracts/scalars';
import { requiredText } from '@club/shared/contracts/texts';
import * as z from '@club/shared/schema';

/**
 * All calls in this file require the role ADMIN, under /admin/league/seasons/{year}. POST …/withdrawals: the open match
 * becomes a WALKOVER if the round has begun, else a bye; the cell is filled at the next publication (resolution 45). A
 * substitute who withdraws plays for nobody any more. After the last round the player is only left out of the draw. 404
 * `PLAYER_UNKNOWN`; 409 `PLAYER_NOT_ENTERED`, `PLAYER_WITHDRAWN`, and after the draw `DRAW_PUBLISHED`: then a forfeited
 * match is entered.
 */
export const WithdrawPlayer = z.object({
  playerId: PlayerNumber,
  reason: requiredText('Unesite razlog.', 300),
  version: SeenVersion,
});

/**
 * Path of DELETE …/withdrawals/{playerId}, for a player of `SeasonControl.mayReturn`; a forfeited match and a bye stay
 * until they are corrected. 409 `PLAYER_NOT_LEAVING`, `PLAYER_WITHDRAWN` after the next publication,
 * `PLAYER_ERASED`
 */
export const WithdrawalPath = z.object({ year: YearText, playerId: RowId });

export type WithdrawPlayer = z.infer<typeof WithdrawPlayer>;
