import type { PlayerId } from '../players/player';
import type { Results } from '../round/fixture';
import type { ZagrebDate } from '../round/zagreb-date';
import type { KnockoutPhase, Tournament } from './phase';

/** When a phase of one of the two tournaments is played, both days included. */
export interface PhaseDates {
  readonly tournament: Tournament;
  readonly phase: KnockoutPhase;
  readonly startDate: ZagrebDate;
  readonly endDate: ZagrebDate;
}

/** All events of a published knockout; the rest is derived from the standings. */
export interface KnockoutRecord {
  /** Players who withdrew after the last round and are not drawn. */
  readonly withdrawn: readonly PlayerId[];
  /** Of `withdrawn`, those who had left the league already; missing in older records (`noteGoneBefore`). */
  readonly goneBefore?: readonly PlayerId[];
  /** The field as it was drawn, best first; a later correction of a round does not change it. */
  readonly seeds: readonly PlayerId[];
  readonly isConsolationDrawn: boolean;
  /** Players who are left out of the consolation, whatever they have played; missing in older records. */
  readonly outOfConsolation?: readonly PlayerId[];
  /** Dates of the phases that ADMIN has opened (resolution 41). */
  readonly phaseDates: readonly PhaseDates[];
  /** Results of qualifications, main draw and consolation. */
  readonly results: Results;
}
