import type { PlayerId } from '../players/player';
import type { Results } from '../round/fixture';

/** Everything that happened in a published knockout; the rest follows from the standings. */
export interface KnockoutRecord {
  /** Who withdrew after the last round and is not drawn. */
  readonly withdrawn: readonly PlayerId[];
  /** The published seeds, kept when a round's result is corrected after the draw; else the standings seed. */
  readonly pinnedSeeds: readonly PlayerId[] | null;
  readonly isConsolationDrawn: boolean;
  /** Of qualifications, main draw and consolation. */
  readonly results: Results;
}
