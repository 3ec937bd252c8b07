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

/** When a round is played, who joins and withdraws before it (R9), and where ADMIN puts the players by hand. */
export interface RoundOpening {
  readonly startDate: ZagrebDate;
  readonly endDate: ZagrebDate;
  readonly joined: readonly PlayerId[];
  readonly withdrawn: readonly PlayerId[];
  /**
   * The round's pyramid made by hand, of exactly the players that it would have had; null: as the last result pyramid,
   * withdrawals and joiners leave it. It is paired anew and stays in the record as the trace of what was done.
   */
  readonly order: Order | null;
}

export interface RoundRecord extends RoundOpening {
  readonly absences: readonly Absence[];
  readonly results: Results;
  /** Who left during the round; his cell is filled when the next round is published (resolution 45). */
  readonly leaving: readonly PlayerId[];
  /** As published; null only while the round is being published and has no pyramid yet. */
  readonly pinned: PinnedRound | null;
}

/**
 * A round as it was published and closed. Who is in which cell and who meets whom is history from then on: neither a
 * correction of an earlier result nor a later change of the pairing rules may change matches that have been played. Only
 * points, bonus and statistics follow a correction.
 */
export interface PinnedRound {
  readonly order: Order;
  readonly pairs: readonly Pair[];
  /** The result pyramid; null while the round is open. */
  readonly resultOrder: Order | null;
}
