import type { KnockoutRecord } from '../knockout/knockout-record';
import type { PlayerId } from '../players/player';
import type { Order } from '../pyramid/order';
import type { Absence } from '../round/absence';
import type { Results } from '../round/fixture';
import type { Pair } from '../round/pair-cost';
import type { ZagrebDate } from '../round/zagreb-date';
import type { SeasonSettings } from '../season-settings';

/**
 * All events of a season and nothing that is derived from them: the only data worth storing. `replaySeason` derives the
 * season, always the same one. All functions return a new record and do not change the old one.
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

/** The dates of a round, who joins and withdraws before it (R9), and ADMIN's manual placement of the players. */
export interface RoundOpening {
  readonly startDate: ZagrebDate;
  readonly endDate: ZagrebDate;
  readonly joined: readonly PlayerId[];
  readonly withdrawn: readonly PlayerId[];
  /**
   * A manual pyramid of the round, with exactly the players that it would have had; null: the last result pyramid after
   * withdrawals and joiners. It is paired again and stays in the record as a trace of the change.
   */
  readonly order: Order | null;
}

/** All events of a published round. */
export interface RoundRecord extends RoundOpening {
  readonly absences: readonly Absence[];
  readonly results: Results;
  /** Players who left during the round; their cells are filled when the next round is published (resolution 45). */
  readonly leaving: readonly PlayerId[];
  /** Of `withdrawn`, those who had left the league already; missing in older records (`noteGoneBefore`). */
  readonly goneBefore?: readonly PlayerId[];
  /** The published state; null only while the round is being published and has no pyramid yet. */
  readonly pinned: PinnedRound | null;
}

/**
 * A round as it was published and closed. Its cells and pairs are history: neither a correction of an earlier result
 * nor a later change of the pairing rules may change matches that have been played. Only points, bonus and statistics
 * follow a correction.
 */
export interface PinnedRound {
  readonly order: Order;
  readonly pairs: readonly Pair[];
  /** The result pyramid; null while the round is open. */
  readonly resultOrder: Order | null;
}
