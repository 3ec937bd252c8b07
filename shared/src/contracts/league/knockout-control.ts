import { LeagueDraw } from '@club/shared/contracts/league/draw';
import { KnockoutKey, Tournament } from '@club/shared/contracts/league/phases';
import { endsAfterStart } from '@club/shared/contracts/league/rounds';
import { PlayerNumber, SeenVersion } from '@club/shared/contracts/league/scalars';
import { Seeder } from '@club/shared/contracts/league/seeders';
import { ZagrebDate } from '@club/shared/contracts/scalars';
import * as z from '@club/shared/schema';

/**
 * POST /admin/league/seasons/{year}/draw/preview and POST …/draw: the draw from the final table. `withdrawn` are left
 * out and withdraw from the season, in addition to those who did so since the last round and those whose data are erased; matches
 * are entered with PUT …/matches/{id}. `firstPhaseFrom` is the first day of the first phase, after the last round and
 * not before today; each phase gets 8 days after the previous one (resolution 41). 404 `PLAYER_UNKNOWN`; 409
 * `SEASON_NOT_FINISHED` (a round is open, or it is drawn already), `PLAYER_NOT_IN_PYRAMID`, `FIELD_TOO_SMALL`
 */
export const PublishDraw = z.object({
  withdrawn: z._default(z.array(PlayerNumber), []),
  firstPhaseFrom: ZagrebDate,
  version: SeenVersion,
});
/** The response to POST …/draw/preview: the final table and the draw from it; nothing is stored. */
export const DrawPreview = z.object({ seeders: z.array(Seeder), draw: LeagueDraw });

/**
 * POST …/consolation: the draw of the consolation, once everybody has played a first match, without those whose data
 * are erased; days as in `PublishDraw`. 409 `CONSOLATION_TOO_EARLY`, also when it is drawn already, `FIELD_TOO_SMALL`
 */
export const PublishConsolation = z.object({ firstPhaseFrom: ZagrebDate, version: SeenVersion });

/**
 * PUT …/draw/dates: the dates of one phase, which begins after the phases that decide its pairs and ends before the next
 * phase ends (resolution 41). 400 `ROUND_DATES_IMPOSSIBLE`; 409 `PHASE_UNKNOWN` for a phase that is not played;
 * `SEASON_CHANGED` with `DatesNow`
 */
export const MovePhase = z
  .object({
    tournament: Tournament,
    phase: KnockoutKey,
    startDate: ZagrebDate,
    endDate: ZagrebDate,
    version: SeenVersion,
  })
  .check(endsAfterStart);

/**
 * POST …/finish: ends the season after the final, or after the last round if fewer than two players are left for a
 * draw; the champions, if any, are in the titles. 409 `FINAL_NOT_PLAYED`, `RESULTS_DISPUTED`
 */
export const FinishSeason = z.object({
  version: SeenVersion,
  /**
   * The final will not be played: the season ends as it is, at any time after the last round, drawn or not. Left out:
   * no.
   */
  withoutFinal: z.optional(z.boolean()),
});

export type PublishDraw = z.infer<typeof PublishDraw>;
export type DrawPreview = z.infer<typeof DrawPreview>;
export type MovePhase = z.infer<typeof MovePhase>;
export type FinishSeason = z.infer<typeof FinishSeason>;
