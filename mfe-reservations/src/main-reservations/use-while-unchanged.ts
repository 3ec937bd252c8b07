import { useWhileThere } from '@club/shared/reservation';
import type { CourtSlot } from '../court-grid/grid-days';
import type { LostSlot } from './lost-slot';
import { useGridWatch } from './use-grid-watch';

/** Runs the steps that lead to a change of a slot, as long as the slot is as the member saw it. */
export function useWhileUnchanged(lost: LostSlot) {
  const whileThere = useWhileThere();
  const { newestDays } = useGridWatch();
  return (slot: CourtSlot, steps: (until: AbortSignal) => Promise<unknown>, within: AbortSignal): Promise<void> =>
    whileThere(
      () => {
        const days = newestDays();
        return days && lost(days, slot);
      },
      steps,
      within,
    );
}
