import { closeRound } from '../round/close-round';
import type { RoundClosing } from '../round/round';
import type { Season } from './season';

/**
 * The result pyramid of the open round if it were closed now: a match without a result counts as unplayed. Null when no
 * round is open. Source: resolution 40.
 */
export function provisional({ rounds, settings }: Season): RoundClosing | null {
  const open = rounds.at(-1);
  return open && open.closing === null ? closeRound(open, settings, null) : null;
}
