import type { PlayerId } from '../players/player';

/** A regular who does not play a round, and his substitute, if any. Source: league rule R5. */
export interface Absence {
  readonly player: PlayerId;
  readonly substitute: PlayerId | null;
}
