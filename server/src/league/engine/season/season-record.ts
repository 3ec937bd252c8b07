import type { KnockoutRecord } from '../knockout/knockout-record';
import type { PlayerId } from '../players/player';
import type { Order } from '../pyramid/order';
import type { Absence } from '../round/absence';
import type { Results } from '../round/fixture';
import type { Pair } from '../round/pair-cost';
import type { ZagrebDate } from '../round/zagreb-date';
import type { SeasonSettings } from '../season-settings';

/**
 * Everything that happened in a season and nothing that follows from it: the one thing worth storing. `replaySeason` makes
 * the season of it, always the same one. All its functions return a new record and leave the old one alone.
 */
export interface SeasonRecord {
  readonly settings: SeasonSettings;
  /** The published pyramid of round 1 (R1). */
  readonly initialOrder: Order;
  /** Published rounds. All but the last are closed; the last is open until `isFinished`. */
  readonly rounds: readonly RoundRecord[];
  /** The last round of the settings is closed too. */
  readonly isFinished: boolean;
  readonly knockout: KnockoutRecord | null;
}

/** When a round is played, and who joins and withdraws before it (R9). */
export interface RoundOpening {
  readonly startDate: ZagrebDate;
  readonly endDate: ZagrebDate;
  readonly joined: readonly PlayerId[];
  readonly withdrawn: readonly PlayerId[];
}

export interface RoundRecord extends RoundOpening {
  readonly absences: readonly Absence[];
  readonly results: Results;
  readonly pinned: PinnedRound | null;
}

/**
 * A round as it was published, kept when an earlier or its own result is corrected after closing. Who stood where and who
 * met whom is history then: the matches have been played. Only points, bonus and statistics follow the correction.
 */
export interface PinnedRound {
  readonly order: Order;
  readonly pairs: readonly Pair[];
  /** The result pyramid; null while the round is open. */
  readonly resultOrder: Order | null;
}
