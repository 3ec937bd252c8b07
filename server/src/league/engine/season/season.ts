import type { Knockout } from '../knockout/knockout';
import type { PlayerId } from '../players/player';
import type { Order } from '../pyramid/order';
import type { FixtureId } from '../round/fixture';
import type { Round } from '../round/round';
import type { SeasonSettings } from '../season-settings';
import type { Standing } from '../standings/standings';

/** A player who left the season. Past matches remain (R9). */
export interface Withdrawal {
  readonly player: PlayerId;
  /** The round before which he left; null when he left during or after the newest one. */
  readonly beforeRound: number | null;
}

/** The current state of a season, derived from its `SeasonRecord`. */
export interface Season {
  readonly settings: SeasonSettings;
  readonly rounds: readonly Round[];
  /** The current pyramid: of the open round, or the last result pyramid. */
  readonly order: Order;
  /** End points of the last closed round, also of players who withdrew. */
  readonly points: ReadonlyMap<PlayerId, number>;
  readonly withdrawals: readonly Withdrawal[];
  /** Active players by the points of the closed rounds (R11). */
  readonly standings: readonly Standing[];
  readonly knockout: Knockout | null;
  /**
   * Stored results without a match in the season. Reported, never dropped silently; they block the next publication.
   */
  readonly strayResults: readonly FixtureId[];
}
