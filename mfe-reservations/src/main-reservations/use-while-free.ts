import { useNotify } from '@club/shared/notices';
import { type CourtSlot, type GridDay, samePlace } from '../court-grid/grid-days';
import { useGridWatch } from './use-grid-watch';

/** Why a slot can no longer be booked, in the words of the server's refusals; undefined if it can. */
function lost(days: readonly GridDay[], slot: CourtSlot): string | undefined {
  const current = samePlace(days, slot);
  // Somebody's own booking may be one whose answer was lost: the open question sends it again, with its key.
  if (current) return current.status === 'FREE' || current.own ? undefined : 'Termin je u međuvremenu zauzet.';
  const day = days.find(({ date }) => date === slot.date);
  const isClosed = day ? day.closed : days.length === 0;
  return isClosed ? 'Tereni su na taj dan zatvoreni.' : 'Taj se termin ne može rezervirati.';
}

/**
 * Runs the steps to a change of a free slot as long as it is free: when somebody else books it, or an administrator
 * closes the season or hides it, the open question ends with the reason instead of failing at its last step.
 */
export function useWhileFree() {
  const { watch } = useGridWatch();
  const notify = useNotify();
  return async (slot: CourtSlot, steps: (until: AbortSignal) => Promise<unknown>): Promise<void> => {
    const end = new AbortController();
    const stop = watch((days) => {
      const reason = lost(days, slot);
      if (!reason) return;
      stop();
      end.abort();
      notify.refusal(reason);
    });
    await steps(end.signal).finally(stop);
  };
}
